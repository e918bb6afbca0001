// @vitest-environment node
import { expect, test, vi } from 'vitest';
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

test('a retry keeps its id when another form was sent meanwhile, in this tab or another', async () => {
  const id = await idOf({ name: 'Maya', message: 'A bathroom' });
  await idOf({ name: 'Noor', message: 'A stair' });
  expect(await idOf({ name: 'Maya', message: 'A bathroom' })).toBe(id);
});

test('a retry keeps its id where storage is denied', async () => {
  vi.stubGlobal('localStorage', undefined);
  const id = await idOf({ name: 'Maya', message: 'A porch' });
  expect(await idOf({ name: 'Maya', message: 'A porch' })).toBe(id);
  vi.unstubAllGlobals();
});
