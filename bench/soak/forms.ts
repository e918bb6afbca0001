import { newsletter } from '../../content/newsletter.ts';
import { apiPaths, hiddenFields } from '../../contract/api.ts';
import { RESUME_MAX_BYTES } from '../../contract/forms/application.ts';
import { encode, estimateFields, formData } from '../../server/testing/forms.ts';
import { requestForm } from '../../server/testing/photo-files/photo-requests.ts';
import { application } from '../uploads/application.ts';
import type { Entry } from './ledger.ts';
import { photoOfWidth } from './photos.ts';
import type { Random } from './random.ts';

export type SoakForm = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Mostly small ones, now and then the largest that is taken. */
export function resumeBytes(random: Random): number {
  return random.chance(0.05) ? RESUME_MAX_BYTES : Math.round(random.between(20_000, 200_000));
}

/** By which what is stored is found again. */
export function markOf(number: number): string {
  return `Request number ${number} of the soak.`;
}

export function emailOf(number: number): string {
  return `visitor-${number}@example.ca`;
}

export async function formOf({ number, kind, fileBytes, photoWidths }: Entry): Promise<SoakForm> {
  const person = { email: emailOf(number), message: markOf(number) };
  if (kind === 'newsletter') {
    const consent = { [hiddenFields.consent]: newsletter.consent.version };
    return soakForm(apiPaths.newsletter, await encode(formData({ email: person.email, ...consent })));
  }
  if (kind === 'application') {
    return soakForm(apiPaths.jobApplications, await application({ ...person, resumeBytes: fileBytes }));
  }
  if (kind === 'contact with photos') {
    const photos = await Promise.all(photoWidths.map(photoOfWidth));
    return soakForm(apiPaths.contact, await encode(requestForm(estimateFields(person), photos)));
  }
  if (kind === 'contact') return soakForm(apiPaths.contact, await encode(formData(estimateFields(person))));
  // What scripts would have filled in is missing.
  const { submissionId, elapsed } = hiddenFields;
  const plain = estimateFields({ ...person, [submissionId]: undefined, [elapsed]: undefined });
  return soakForm(apiPaths.contact, await encode(formData(plain)), 'text/html');
}

type Encoded = Awaited<ReturnType<typeof encode>>;

function soakForm(path: string, { body, contentType }: Encoded, accept = 'application/json'): SoakForm {
  const headers = { accept, 'content-type': contentType, 'content-length': String(body.length) };
  return { path, headers, body };
}
