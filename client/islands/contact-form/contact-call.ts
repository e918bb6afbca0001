import { company } from '../../../content/company.ts';
import type { ProjectType } from '../../../content/project-types.ts';
import { type ContactAnswer, type ErrorAnswer, hiddenFields } from '../../../contract/api.ts';
import { type ContactForm, contactSubjects } from '../../../contract/contact-message.ts';
import { submissionId } from '../../forms/submission-id.ts';
import { SendFailure } from '../../forms/use-form.ts';
import { settings } from '../../settings.ts';
import { withBase } from '../../ui/base-path.ts';

/** The fields of the form-forwarding call, in the order in which they are sent. */
const FIELDS = ['name', 'email', 'phone', 'projectType', 'message'] as const;

/** An external forwarder answers with a body of its own; only ours has a reference. */
export type SentAnswer = Partial<ContactAnswer>;

export async function sendContactMessage(
  form: ContactForm,
  typed: FormData,
  elapsedMs: number,
): Promise<SentAnswer> {
  const response = await fetch(endpointUrl(), {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: payload(form, typed, elapsedMs),
  });
  const answer = await jsonOf(response);
  if (!response.ok) throw new SendFailure(`${response.status} ${answer.error ?? ''}`, answer.fields);
  // Forwarders report a refusal with an OK status and this word.
  if (String(answer.success) === 'false') throw new SendFailure('The forwarding service refused the message');
  return answer;
}

function payload(form: ContactForm, typed: FormData, elapsedMs: number): FormData {
  const values = Object.fromEntries(FIELDS.map((name) => [name, String(typed.get(name) ?? '')]));
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  data.set('subject', contactSubjects[form](values.projectType as ProjectType));
  data.set(hiddenFields.recipient, company.email);
  data.set(hiddenFields.replyTo, values.email ?? '');
  data.set(hiddenFields.next, `${location.origin}${withBase('/')}`);
  data.set(hiddenFields.submissionId, submissionId(form, values));
  data.set(hiddenFields.honeypot, String(typed.get(hiddenFields.honeypot) ?? ''));
  data.set(hiddenFields.elapsed, String(elapsedMs));
  return data;
}

function endpointUrl(): string {
  return settings.formEndpoint.startsWith('/') ? withBase(settings.formEndpoint) : settings.formEndpoint;
}

async function jsonOf(
  response: Response,
): Promise<SentAnswer & Partial<ErrorAnswer> & { success?: unknown }> {
  try {
    return (await response.json()) ?? {};
  } catch {
    return {};
  }
}
