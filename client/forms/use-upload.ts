import { useRef, useState } from 'react';
import { type Progress, upload } from './upload.ts';

export type UploadHandle = {
  /** Null before the first byte has gone and after the last answer has come. */
  readonly progress: Progress | null;
  readonly send: <Answer>(url: string, body: FormData, failure: string) => Promise<Partial<Answer>>;
  readonly stop: () => void;
};

/** An upload that can be watched and stopped. */
export function useUpload(): UploadHandle {
  const [progress, setProgress] = useState<Progress | null>(null);
  const controller = useRef<AbortController | null>(null);

  async function send<Answer>(url: string, body: FormData, failure: string) {
    controller.current = new AbortController();
    try {
      const { signal } = controller.current;
      return await upload<Answer>(url, body, { failure, signal, onProgress: setProgress });
    } finally {
      setProgress(null);
    }
  }

  return { progress, send, stop: () => controller.current?.abort() };
}
