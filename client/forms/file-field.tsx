import { type ChangeEvent, useContext, useEffect, useRef, useState } from 'react';
import { fileSize } from '../../contract/file-size.ts';
import { textLinkStyle } from '../ui/button-styles.ts';
import { FILE_INPUT, FieldFrame, FormContext, useField } from './field.tsx';
import type { RunningUpload } from './send-form.ts';
import { UploadRow } from './upload-row.tsx';

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
  const { resets } = useContext(FormContext);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const ownError = file ? check(file) : undefined;
  const { id, error, control } = useField(name, { hasHint: true, ownError });

  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen before hydration, restored by the browser, or reset
  useEffect(() => setFile(input.current?.files?.[0] ?? null), [resets]);

  function remove() {
    if (!input.current) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    setFile(null);
    input.current.focus();
  }

  return (
    <FieldFrame {...{ id, label, hint }} isWide error={error}>
      <div
        hidden={Boolean(upload?.file)}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-2 pb-3"
      >
        <input
          ref={input}
          type="file"
          accept={accept.join()}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setFile(event.target.files?.[0] ?? null)}
          className={`${FILE_INPUT} ${file ? 'text-transparent' : ''}`}
          {...control}
        />
        {file && (
          <p className="flex basis-full flex-wrap items-center gap-x-4 text-small text-field-ink-soft tabular">
            {/* Browsers truncate long names in the input, so the input's own text is transparent. */}
            <span className="wrap-anywhere text-field-ink">{file.name}</span>
            {fileSize(file.size)}
            <button
              type="button"
              aria-label={`Remove ${file.name}`}
              onClick={remove}
              className={textLinkStyle('text-field-ink')}
            >
              Remove
            </button>
          </p>
        )}
      </div>
      <UploadRow upload={upload} />
    </FieldFrame>
  );
}
