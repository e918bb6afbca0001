import { company } from '../../../content/company.ts';
import { apiPaths, hiddenFields } from '../../../contract/api.ts';
import { postForm } from '../../forms/post-form.ts';
import { withBase } from '../../ui/base-path.ts';

export const signupFailure = {
  title: 'This address was not saved.',
  text: `Check the connection and press Subscribe again, or write to ${company.email}.`,
} as const;

export async function sendSignup(data: FormData, elapsedMs: number): Promise<void> {
  data.set(hiddenFields.elapsed, String(elapsedMs));
  await postForm(withBase(apiPaths.newsletter), data);
}
