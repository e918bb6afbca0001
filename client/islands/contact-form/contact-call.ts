import { company } from '../../../content/company.ts';
import type { ProjectType } from '../../../content/project-types.ts';
import { type ContactResponse, hiddenFields } from '../../../contract/api.ts';
import { type ContactForm, contactMessageSchema, contactSubjects } from '../../../contract/forms/contact.ts';
import { photosField } from '../../../contract/forms/photos.ts';
import { chosenFiles } from '../../forms/form-data.ts';
import { addSubmissionFields, textPayload } from '../../forms/form-payload.ts';
import { FORM_LIMIT_MS, type OnUpload, postForm, SendError, uploadForm } from '../../forms/send-form.ts';
import { resolveUrl, withBase } from '../../ui/base-path.ts';
import { withTimeLimit } from '../../ui/time-limit.ts';

/** Partial, because an external forwarding service has a response body of its own. */
export type SentAnswer = Partial<ContactResponse> & { success?: unknown };

export async function sendContactMessage(
  endpoint: string,
  form: ContactForm,
  input: FormData,
  elapsedMs: number,
  onUpload: OnUpload,
): Promise<SentAnswer> {
  const url = resolveUrl(endpoint);
  const originals = chosenFiles(input, photosField.name);
  let answer: SentAnswer;
  if (originals.length > 0) {
    const { combined, preparePhotos } = await withTimeLimit(
      FORM_LIMIT_MS,
      () => import('../../forms/photos/send-photos.ts'),
    );
    const photos = await preparePhotos(originals, input);
    const body = await payload(form, input, elapsedMs, photos.digest);
    for (const [name, value] of photos.descriptions) body.set(name, value);
    // Appended last, so that the server has read all text fields before the first file.
    for (const file of photos.files) body.append(photosField.name, file);
    const failure = 'Sending the photos failed';
    answer = await uploadForm<SentAnswer>(url, body, { failure, file: combined(photos.files), onUpload });
  } else answer = await postForm<SentAnswer>(url, await payload(form, input, elapsedMs));
  // Forwarding services report a refusal in the body, with an OK status.
  if (String(answer.success) === 'false') throw new SendError('The forwarding service refused the message');
  return answer;
}

/** The fields that form-forwarding services expect (docs/behaviours.md). */
async function payload(
  form: ContactForm,
  input: FormData,
  elapsedMs: number,
  files?: string,
): Promise<FormData> {
  const data = textPayload(input, contactMessageSchema);
  data.set('subject', contactSubjects[form](data.get('projectType') as ProjectType));
  data.set(hiddenFields.recipient, company.email);
  data.set(hiddenFields.replyTo, String(data.get('email')));
  data.set(hiddenFields.next, `${location.origin}${withBase('/')}`);
  await addSubmissionFields(data, input, { form, elapsedMs, files });
  return data;
}
