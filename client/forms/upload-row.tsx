import { fileProgress } from '../../contract/file-size.ts';
import { textLinkStyle } from '../ui/button-styles.ts';
import { Icon } from '../ui/icon.tsx';
import type { RunningUpload } from './send-form.ts';

export function UploadRow({ upload }: { upload: RunningUpload | null }) {
  if (!upload?.file) return null;
  const { file, progress, onStop } = upload;
  const { sentBytes, totalBytes } = progress ?? { sentBytes: 0, totalBytes: file.size };
  const isSent = progress !== null && sentBytes >= totalBytes;
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
        <p className="text-note text-field-ink-soft tabular">
          {isSent ? 'Sent. Waiting for the answer.' : fileProgress(sentBytes, totalBytes)}
        </p>
      </div>
      <button type="button" onClick={onStop} className={textLinkStyle('text-field-ink md:min-h-11')}>
        Stop
      </button>
    </div>
  );
}
