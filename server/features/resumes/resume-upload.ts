import {
  RESUME_MAX_BYTES,
  type ResumeRefusal,
  resumeField,
  resumeMediaTypes,
  resumeMessages,
} from '../../../contract/forms/application.ts';
import type { FileField } from '../../forms/form-part.ts';
import { cleanOriginalName } from '../../forms/uploads/original-name.ts';
import { readWhole, writeUpTo } from '../../forms/uploads/received-file.ts';
import { sharedBuffer } from '../../forms/uploads/shared-buffer.ts';
import type { UploadSpace } from '../../forms/uploads/upload-space.ts';
import { Refusal, refusals } from '../../http/responses/refusal.ts';
import { inspectResume } from './inspection/inspect-resume.ts';
import { storedName } from './stored-name.ts';

/** A resume that was received completely and accepted; it is in a temporary file until it is stored. */
type ResumeUpload = {
  readonly fileName: string;
  readonly originalName: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
  /** Loads the content into memory until `use` has finished. Only one upload is in memory at a time. */
  readonly withContent: WithContent;
  close(): Promise<void>;
};

type WithContent = <T>(use: (content: Buffer) => Promise<T>) => Promise<T>;

/** The file field of the form: streams to a temporary file and inspects it once it is complete. */
export function prepareResumeField(space: UploadSpace): FileField<ResumeUpload> {
  const withBuffer = sharedBuffer(RESUME_MAX_BYTES);
  return {
    name: resumeField.name,
    maxFiles: 1,
    async receive(content, { fileName, network }) {
      const file = await space.open(network);
      try {
        const { size, sha256 } = await writeUpTo(RESUME_MAX_BYTES, content, file);
        if (size > RESUME_MAX_BYTES) throw refusal('tooLarge');
        const withContent: WithContent = (use) =>
          withBuffer(async (buffer) => use(await readWhole(file.handle, buffer.subarray(0, size))));
        const inspection = await withContent((resume) => inspectResume(resume, fileName));
        if (!inspection.isAccepted) throw refusal(inspection.refusal);
        return {
          fileName: storedName(fileName, inspection.kind),
          originalName: cleanOriginalName(fileName),
          mediaType: resumeMediaTypes[inspection.kind],
          size,
          sha256,
          withContent,
          close: () => file.close(),
        };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    discard: (upload) => upload.close(),
    digest: (upload) => upload.sha256,
    tooLarge: () => refusal('tooLarge'),
    tooMany: () => refusals.repeatedField(resumeField.name),
  };
}

function refusal(reason: ResumeRefusal): Refusal {
  return new Refusal(reason === 'tooLarge' ? 413 : 422, resumeMessages[reason]);
}
