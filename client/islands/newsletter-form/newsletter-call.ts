import { company } from '../../../content/company.ts';
import { apiPaths, type ErrorAnswer, hiddenFields } from '../../../contract/api.ts';
import { SendFailure } from '../../forms/use-form.ts';
import { withBase } from '../../ui/base-path.ts';

export const signupFailure = {
  title: 'This address was not saved.',
  text: `Check the connection and press Subscribe again, or write to ${company.email}.`,
} as const;

export async function sendSignup(data: FormData, elapsedMs: number): Promise<void> {
  data.set(hiddenFields.elapsed, String(elapsedMs));
  const response = await fetch(withBase(apiPaths.newsletter), {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: data,
  });
  if (response.ok) return;
  const answer = await errorOf(response);
  throw new SendFailure(`${response.status} ${answer.error ?? ''}`, answer.fields);
}

async function errorOf(response: Response): Promise<Partial<ErrorAnswer>> {
  try {
    return (await response.json()) ?? {};
  } catch {
    return {};
  }
}
