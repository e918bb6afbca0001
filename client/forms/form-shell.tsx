import { type ComponentProps, useMemo, useState } from 'react';
import { hiddenFields } from '../../contract/api.ts';
import { textLinkStyle } from '../ui/button-styles.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormContext } from './field.tsx';
import type { FormHandle } from './use-form.ts';

type FormShellProps = Omit<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onInput' | 'onReset'> & {
  handle: FormHandle;
  idPrefix: string;
  /** A sentence that says what the draft does not store. */
  draftException?: string | undefined;
};

/** The form element with error summary, draft note and honeypot. Without scripts it posts as multipart. */
export function FormShell(props: FormShellProps) {
  const { handle, idPrefix, draftException, children, className = '', ...rest } = props;
  const { errors, draft } = handle;
  const [resets, setResets] = useState(0);
  const context = useMemo(() => ({ idPrefix, errors, resets }), [idPrefix, errors, resets]);
  return (
    <FormContext value={context}>
      <form
        ref={handle.form}
        method="post"
        encType="multipart/form-data"
        onSubmit={handle.onSubmit}
        onInput={handle.onInput}
        onReset={() => setResets(resets + 1)}
        className={`grid gap-3 ${className}`}
        {...rest}
      >
        <ErrorSummary errors={handle.summary} failedAttempts={handle.failedAttempts} />
        {draft.isRestored && (
          <p className="flex flex-wrap items-center gap-x-4 text-note text-ink-soft">
            We kept what you typed earlier, on this device only.{draftException && ` ${draftException}`}
            <button type="button" className={textLinkStyle('text-note')} onClick={draft.discard}>
              Discard it
            </button>
          </p>
        )}
        <Honeypot />
        {children}
      </form>
    </FormContext>
  );
}

/** Hidden from people and assistive technology; only bots fill it in. */
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
