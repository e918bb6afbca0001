import { wordsStyle } from '../ui/button-styles.ts';
import { Icon } from '../ui/icon.tsx';
import { partOfFileSize } from './file-size.ts';
import type { Progress } from './upload.ts';

export type RunningUpload = {
  /** What it is called and weighs: one file, or several as one. */
  readonly file: Pick<File, 'name' | 'size'> | undefined;
  /** Null before the first byte has gone. */
  readonly progress: Progress | null;
  readonly onStop: () => void;
};

type UploadRowProps = { file: Pick<File, 'name' | 'size'>; upload: RunningUpload };

/** A file on its way: name, weight, and a way to stop it. */
export function UploadRow({ file, upload: { progress, onStop } }: UploadRowProps) {
  const { sentBytes, totalBytes } = progress ?? { sentBytes: 0, totalBytes: file.size };
  const hasGone = progress !== null && sentBytes >= totalBytes;
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-4 px-4 pt-1 pb-2">
      <Icon name="file" className="size-7" />
      <div className="min-w-0">
        <p className="wrap-anywhere leading-[1.4]">{file.name}</p>
        <progress
          value={sentBytes}
          max={totalBytes}
          aria-label={`Sending ${file.name}`}
          className="upload-progress"
        />
        <p className="text-note text-field-ink-soft tabular-nums">
          {hasGone ? 'Sent. Waiting for the answer.' : partOfFileSize(sentBytes, totalBytes)}
        </p>
      </div>
      <button type="button" onClick={onStop} className={wordsStyle('lead', 'text-field-ink md:min-h-11')}>
        Stop
      </button>
    </div>
  );
}
