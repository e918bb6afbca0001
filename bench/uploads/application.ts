import { randomUUID } from 'node:crypto';
import { experienceLevels, positions } from '../../content/careers.ts';
import { hiddenFields } from '../../contract/api.ts';
import { RESUME_MAX_BYTES } from '../../contract/forms/application.ts';
import { encode } from '../../server/testing/forms.ts';
import { pdfOfSize } from '../../server/testing/resume-files/resume-files.ts';

/** The careers form with the largest resume that is taken. */
export async function application(): Promise<{ body: Buffer; contentType: string }> {
  const form = new FormData();
  form.append('name', 'Ada Okafor');
  form.append('email', 'ada@example.ca');
  form.append('phone', '(416) 555-0177');
  form.append('position', positions[0].title);
  form.append('experience', experienceLevels[0]);
  form.append('message', 'Twelve years of framing, the last four as a lead.');
  form.append(hiddenFields.submissionId, randomUUID());
  form.append(hiddenFields.elapsed, '64000');
  form.append('resume', new File([new Uint8Array(pdfOfSize(RESUME_MAX_BYTES))], 'resume.pdf'));
  return encode(form);
}
