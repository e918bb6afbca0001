import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { wordsStyle } from '../ui/button-styles.ts';
import { FieldFrame } from './field.tsx';
import { FILE_INPUT } from './file-input-style.ts';
import { fileSize } from './file-size.ts';
import { useField } from './form-context.ts';
import { type RunningUpload, UploadRow } from './upload-row.tsx';

type FileFieldProps = {
  name: string;
  label: string;
  hint: string;
  /** Endings of file names, with their dots. */
  accept: readonly string[];
  /** What is wrong with a file: said as soon as it is chosen. */
  check: (file: File) => string | undefined;
  /** While the form is on its way. */
  upload: RunningUpload | null;
};

/** The browser's own file input in a cell. While the form is on its way, the upload takes its place. */
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
    <FieldFrame {...{ id, name, label, hint }} isWide error={problem || undefined}>
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
            {/* Whole: the browser's own field cuts a long name. */}
            <span className="wrap-anywhere text-field-ink">{file.name}</span>
            {fileSize(file.size)}
            <button type="button" onClick={remove} className={wordsStyle('lead', 'text-field-ink')}>
              Remove
            </button>
          </p>
        )}
      </div>
      {upload?.file && <UploadRow upload={upload} file={upload.file} />}
    </FieldFrame>
  );
}

/** The file that the input holds; a form that is reset holds none. */
function useChosenFile(input: React.RefObject<HTMLInputElement | null>) {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    const form = input.current?.form;
    // Chosen before the scripts arrived, or brought back by the browser.
    setFile(input.current?.files?.[0] ?? null);
    const forget = () => setFile(null);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, [input]);
  return [file, setFile] as const;
}
