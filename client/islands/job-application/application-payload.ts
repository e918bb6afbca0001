import { hiddenFields } from '../../../contract/api.ts';
import { jobApplicationSchema } from '../../../contract/forms/application.ts';
import { valuesOf } from '../../forms/field-errors.ts';
import { submissionId } from '../../forms/submission-id.ts';
import { chosenResume } from './resume-check.ts';

/** The call's fields in the order of the specification; the resume only where one was chosen. */
export async function applicationPayload(typed: FormData, elapsedMs: number): Promise<FormData> {
  const values = valuesOf(typed, jobApplicationSchema);
  const resume = chosenResume(typed);
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  if (resume) data.set('resume', resume);
  const id = await submissionId('careers', { ...values, resume: fingerprint(resume) });
  data.set(hiddenFields.submissionId, id);
  data.set(hiddenFields.honeypot, String(typed.get(hiddenFields.honeypot) ?? ''));
  data.set(hiddenFields.elapsed, String(elapsedMs));
  return data;
}

/** The same words with another resume are another application. */
function fingerprint(resume: File | undefined): string {
  return resume ? [resume.name, resume.size, resume.lastModified].join('/') : '';
}
