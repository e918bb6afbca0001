import { company } from '../../../content/company.ts';
import type { ProjectType } from '../../../content/project-types.ts';
import { type ContactAnswer, hiddenFields } from '../../../contract/api.ts';
import { type ContactForm, contactMessageSchema, contactSubjects } from '../../../contract/forms/contact.ts';
import { photosField } from '../../../contract/forms/photos.ts';
import { valuesOf } from '../../forms/field-errors.ts';
import { chosenPhotos } from '../../forms/photos/chosen-photos.ts';
import type { OnUpload, PreparedPhotos } from '../../forms/photos/send-photos.ts';
import { postForm, SendFailure } from '../../forms/post-form.ts';
import { submissionId } from '../../forms/submission-id.ts';
import { forgetSubmission } from '../../forms/submission-record.ts';
import { settings } from '../../settings.ts';
import { withBase } from '../../ui/base-path.ts';

/** An external forwarder answers with a body of its own; only ours has a reference. */
export type SentAnswer = Partial<ContactAnswer>;

export async function sendContactMessage(
  form: ContactForm,
  typed: FormData,
  elapsedMs: number,
  onUpload: OnUpload,
): Promise<SentAnswer> {
  const originals = chosenPhotos(typed);
  const sending = originals.length > 0 ? await import('../../forms/photos/send-photos.ts') : null;
  const photos = await sending?.preparedPhotos(originals, typed);
  const body = await payload(form, typed, elapsedMs, photos);
  const post = (): Promise<ForwardedAnswer> =>
    sending && photos
      ? sending.uploadPhotos(endpointUrl(), body, photos.files, onUpload)
      : postForm<ForwardedAnswer>(endpointUrl(), body);
  const answer = await post();
  // Forwarders report a refusal with an OK status and this word.
  if (String(answer.success) === 'false') throw new SendFailure('The forwarding service refused the message');
  forgetSubmission();
  return answer;
}

type ForwardedAnswer = SentAnswer & { success?: unknown };

/** The call's fields as the specification wants them; photos only where some were chosen. */
async function payload(
  form: ContactForm,
  typed: FormData,
  elapsedMs: number,
  photos?: PreparedPhotos,
): Promise<FormData> {
  const values = valuesOf(typed, contactMessageSchema);
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
  data.set(hiddenFields.honeypot, String(typed.get(hiddenFields.honeypot) ?? ''));
  data.set(hiddenFields.elapsed, String(elapsedMs));
  for (const [name, value] of photos?.descriptions ?? []) data.set(name, value);
  // Last: the server knows the words before the first of them arrives.
  for (const file of photos?.files ?? []) data.append(photosField.name, file);
  return data;
}

function endpointUrl(): string {
  return settings.formEndpoint.startsWith('/') ? withBase(settings.formEndpoint) : settings.formEndpoint;
}
