import { company } from '../../../content/company.ts';
import type { ProjectType } from '../../../content/project-types.ts';
import { type ContactAnswer, hiddenFields } from '../../../contract/api.ts';
import { type ContactForm, contactMessageSchema, contactSubjects } from '../../../contract/forms/contact.ts';
import { valuesOf } from '../../forms/field-errors.ts';
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
): Promise<SentAnswer> {
  const answer = await postForm<SentAnswer & { success?: unknown }>(
    endpointUrl(),
    await payload(form, typed, elapsedMs),
  );
  // Forwarders report a refusal with an OK status and this word.
  if (String(answer.success) === 'false') throw new SendFailure('The forwarding service refused the message');
  forgetSubmission();
  return answer;
}

async function payload(form: ContactForm, typed: FormData, elapsedMs: number): Promise<FormData> {
  const values = valuesOf(typed, contactMessageSchema);
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  data.set('subject', contactSubjects[form](values.projectType as ProjectType));
  data.set(hiddenFields.recipient, company.email);
  data.set(hiddenFields.replyTo, values.email ?? '');
  data.set(hiddenFields.next, `${location.origin}${withBase('/')}`);
  data.set(hiddenFields.submissionId, await submissionId(form, values));
  data.set(hiddenFields.honeypot, String(typed.get(hiddenFields.honeypot) ?? ''));
  data.set(hiddenFields.elapsed, String(elapsedMs));
  return data;
}

function endpointUrl(): string {
  return settings.formEndpoint.startsWith('/') ? withBase(settings.formEndpoint) : settings.formEndpoint;
}
