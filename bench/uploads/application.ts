import { RESUME_MAX_BYTES } from '../../contract/forms/application.ts';
import { applicationFields, applicationForm } from '../../server/testing/applications.ts';
import { encode } from '../../server/testing/forms.ts';
import { pdfOfSize } from '../../server/testing/resume-files/resume-files.ts';

type Changes = { readonly email?: string; readonly message?: string; readonly resumeBytes?: number };

/** The careers form, with the largest resume that is taken unless another size is named. */
export async function application({
  resumeBytes = RESUME_MAX_BYTES,
  ...typed
}: Changes = {}): Promise<{ body: Buffer; contentType: string }> {
  const resume = { content: pdfOfSize(resumeBytes), name: 'resume.pdf' };
  return encode(applicationForm(applicationFields(typed), resume));
}
