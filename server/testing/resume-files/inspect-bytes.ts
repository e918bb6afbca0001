import type { ResumeRefusal } from '../../../contract/forms/application.ts';
import { inspectResume, type ResumeKind } from '../../features/resumes/inspection/inspect-resume.ts';

/** The kind of an accepted file, or the reason of the refusal. */
export async function inspectBytes(
  content: Buffer,
  name = 'resume.pdf',
): Promise<ResumeKind | ResumeRefusal> {
  const inspection = await inspectResume(content, name);
  return inspection.isAccepted ? inspection.kind : inspection.refusal;
}
