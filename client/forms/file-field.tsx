import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { textLinkStyle } from '../ui/button-styles.ts';
import { FILE_INPUT, FieldFrame, useField } from './field.tsx';
import { fileSize } from './file-size.ts';
import { type RunningUpload, UploadRow } from './upload-row.tsx';

type FileFieldProps = {
  name: string;
  label: string;
  hint: string;
  /** File extensions, with their dots. */
  accept: readonly string[];
  /** The error of a file, shown as soon as it is chosen. */
  check: (file: File) => string | undefined;
  upload: RunningUpload | null;
};

/** The upload's progress replaces the input while the form is sent. */
export function FileField({ name, label, hint, accept, check, upload }: FileFieldProps) {
  const { id, error, control } = useField(name, { hasHint: true });
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useChosenFile(input);
  const problem = error ?? (file && check(file));
  const described = [`${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');

  function remove() {
    if (!input.current) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    setFile(null);
    input.current.focus();
  }

  return (
    <FieldFrame {...{ id, label, hint }} isWide error={problem || undefined}>
      <div className={`flex flex-wrap items-center gap-x-4 px-4 pt-2 pb-3 ${upload?.file ? 'hidden' : ''}`}>
        <input
          ref={input}
          type="file"
          accept={accept.join()}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setFile(event.target.files?.[0] ?? null)}
          className={FILE_INPUT}
          {...control}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described}
        />
        {file && (
          <p className="flex basis-full flex-wrap items-center gap-x-4 text-small text-field-ink-soft tabular-nums">
            {/* The browser's own input truncates long names. */}
            <span className="wrap-anywhere text-field-ink">{file.name}</span>
            {fileSize(file.size)}
            <button type="button" onClick={remove} className={textLinkStyle('text-field-ink')}>
              Remove
            </button>
          </p>
        )}
      </div>
      <UploadRow upload={upload} />
    </FieldFrame>
  );
}

function useChosenFile(input: React.RefObject<HTMLInputElement | null>) {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    const form = input.current?.form;
    // Chosen before hydration, or restored by the browser.
    setFile(input.current?.files?.[0] ?? null);
    const clear = () => setFile(null);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, [input]);
  return [file, setFile] as const;
}
