import { tmpdir } from 'node:os';
import type { ResumeRefusal } from '../../../contract/forms/application.ts';
import { openTemporaryFile } from '../../forms/uploads/temporary-file.ts';
import { inspectResume, type ResumeKind } from '../../resumes/inspection/inspect-resume.ts';

/** The kind of an accepted file, or the reason of the refusal. */
export async function inspectBytes(
  content: Buffer,
  name = 'resume.pdf',
): Promise<ResumeKind | ResumeRefusal> {
  const file = await openTemporaryFile(tmpdir());
  try {
    await file.appendFile(content);
    const inspection = await inspectResume(file, name);
    return inspection.isAccepted ? inspection.kind : inspection.refusal;
  } finally {
    await file.close();
  }
}
