import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { FormContext } from './form-context.ts';
import type { FormHandle } from './use-form.ts';

type FormShellProps = Omit<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onInput'> & {
  handle: FormHandle;
  idPrefix: string;
  onInput?: () => void;
  children: ReactNode;
};

/** The form element with its error summary; posts natively, as multipart, where there are no scripts. */
export function FormShell({ handle, idPrefix, onInput, children, className = '', ...rest }: FormShellProps) {
  const state = useMemo(() => ({ idPrefix, errors: handle.errors }), [idPrefix, handle.errors]);
  return (
    <FormContext value={state}>
      <form
        ref={handle.form}
        method="post"
        encType="multipart/form-data"
        onSubmit={handle.onSubmit}
        onInput={(event) => {
          handle.onInput(event);
          onInput?.();
        }}
        className={`grid gap-3 ${className}`}
        {...rest}
      >
        <ErrorSummary failedAttempts={handle.failedAttempts} />
        {children}
      </form>
    </FormContext>
  );
}
