import { randomUUID } from 'node:crypto';
import { experienceLevels, positions } from '../../content/careers.ts';
import { hiddenFields } from '../../contract/api.ts';
import { RESUME_MAX_BYTES } from '../../contract/forms/application.ts';
import { encode } from '../../server/testing/forms.ts';
import { pdfOfSize } from '../../server/testing/resume-files/resume-files.ts';

type Changes = { readonly email?: string; readonly message?: string; readonly resumeBytes?: number };

/** The careers form, with the largest resume that is taken unless another size is named. */
export async function application({
  email = 'ada@example.ca',
  message = 'Twelve years of framing, the last four as a lead.',
  resumeBytes = RESUME_MAX_BYTES,
}: Changes = {}): Promise<{ body: Buffer; contentType: string }> {
  const form = new FormData();
  form.append('name', 'Ada Okafor');
  form.append('email', email);
  form.append('phone', '(416) 555-0177');
  form.append('position', positions[0].title);
  form.append('experience', experienceLevels[0]);
  form.append('message', message);
  form.append(hiddenFields.submissionId, randomUUID());
  form.append(hiddenFields.elapsed, '64000');
  form.append('resume', new File([new Uint8Array(pdfOfSize(resumeBytes))], 'resume.pdf'));
  return encode(form);
}
