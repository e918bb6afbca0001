import { company } from '../../../content/company.ts';
import type { ProjectType } from '../../../content/project-types.ts';
import { type ContactResponse, hiddenFields } from '../../../contract/api.ts';
import { type ContactForm, contactMessageSchema, contactSubjects } from '../../../contract/forms/contact.ts';
import { photosField } from '../../../contract/forms/photos.ts';
import { chosenFiles, valuesOf } from '../../forms/form-data.ts';
import type { OnUpload, PreparedPhotos } from '../../forms/photos/send-photos.ts';
import { postForm, SendError } from '../../forms/send-form.ts';
import { submissionId } from '../../forms/submission-id.ts';
import { settings } from '../../settings.ts';
import { resolveUrl, withBase } from '../../ui/base-path.ts';

/** Partial, because an external forwarding service answers with a body of its own. */
export type SentAnswer = Partial<ContactResponse> & { success?: unknown };

export async function sendContactMessage(
  form: ContactForm,
  input: FormData,
  elapsedMs: number,
  onUpload: OnUpload,
): Promise<SentAnswer> {
  const url = resolveUrl(settings.formEndpoint);
  const photos = chosenFiles(input, photosField.name);
  let answer: SentAnswer;
  if (photos.length > 0) {
    const { preparePhotos, uploadPhotos } = await import('../../forms/photos/send-photos.ts');
    const prepared = await preparePhotos(photos, input);
    const body = await payload(form, input, elapsedMs, prepared);
    answer = await uploadPhotos<SentAnswer>(url, body, prepared.files, onUpload);
  } else answer = await postForm<SentAnswer>(url, await payload(form, input, elapsedMs));
  // Forwarding services report a refusal in the body, with an OK status.
  if (String(answer.success) === 'false') throw new SendError('The forwarding service refused the message');
  return answer;
}

/** The fields that form-forwarding services take (docs/behaviours.md), and the photos if there are any. */
async function payload(
  form: ContactForm,
  input: FormData,
  elapsedMs: number,
  photos?: PreparedPhotos,
): Promise<FormData> {
  const values = valuesOf(input, contactMessageSchema);
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  data.set('subject', contactSubjects[form](values.projectType as ProjectType));
  data.set(hiddenFields.recipient, company.email);
  data.set(hiddenFields.replyTo, values.email ?? '');
  data.set(hiddenFields.next, `${location.origin}${withBase('/')}`);
  data.set(
    hiddenFields.submissionId,
    await submissionId(form, photos ? { ...values, photos: photos.digest } : values),
  );
  data.set(hiddenFields.honeypot, String(input.get(hiddenFields.honeypot) ?? ''));
  data.set(hiddenFields.elapsed, String(elapsedMs));
  for (const [name, value] of photos?.descriptions ?? []) data.set(name, value);
  // Last, so that the server has read all text fields before the first file.
  for (const file of photos?.files ?? []) data.append(photosField.name, file);
  return data;
}
