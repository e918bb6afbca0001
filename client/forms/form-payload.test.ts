// @vitest-environment node
import { expect, test } from 'vitest';
import { hiddenFields } from '../../contract/api.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { addSubmissionFields } from './form-payload.ts';

memoryStorage();

async function idOf(values: Readonly<Record<string, string>>): Promise<unknown> {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  await addSubmissionFields(data, new FormData(), { form: 'contact', elapsedMs: 1000 });
  return data.get(hiddenFields.submissionId);
}

test('a retry keeps its id when the page has got another field meanwhile, which is empty', async () => {
  const id = await idOf({ name: 'Maya', message: 'A kitchen' });
  expect(await idOf({ name: 'Maya', storeys: '', message: 'A kitchen' })).toBe(id);
  expect(await idOf({ name: 'Maya', storeys: 'Two', message: 'A kitchen' })).not.toBe(id);
});
