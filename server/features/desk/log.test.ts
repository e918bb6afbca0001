import { expect, it } from 'vitest';
import { apiPaths } from '../../../contract/api.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { estimateFields, formData } from '../../testing/forms.ts';
import { folderWithSamples } from '../../testing/rendered-samples.ts';
import { startServiceProcess } from '../../testing/service-process.ts';
import { OPERATOR_TOKEN } from '../../testing/test-service.ts';
import { AUTHORIZATION } from '../../testing/try-desk.ts';

it('a day at the desk leaves neither people nor references nor the token in the log', async () => {
  const service = await startServiceProcess({ DATA_DIR: await folderWithSamples(), OPERATOR_TOKEN });
  const body = formData(estimateFields());
  const { reference } = (await (
    await fetch(service.url + apiPaths.contact, { method: 'POST', body })
  ).json()) as { reference: string };
  const headers = { authorization: AUTHORIZATION, origin: service.url };
  const post = (path: string, fields: Record<string, string>) =>
    fetch(service.url + path, { method: 'POST', headers, body: new URLSearchParams(fields) });
  expect((await fetch(service.url + deskPaths.record(reference), { headers })).status).toBe(200);
  const found = await post(deskPaths.search, { words: 'Okafor' });
  expect([found.status, await found.text()]).toEqual([200, expect.stringContaining('1 result.')]);
  expect((await post(deskPaths.recordPart(reference, 'note'), { note: 'Rings at six.' })).status).toBe(200);
  await expect.poll(service.output).toContain('"route":"/desk/record/:reference/note"');
  for (const secret of ['Okafor', 'maya@', '0199', 'Rings', reference, OPERATOR_TOKEN, 'for='])
    expect(service.output()).not.toContain(secret);
});
