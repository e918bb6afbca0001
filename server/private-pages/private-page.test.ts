import { expect, it } from 'vitest';
import { requestPaths } from '../records/request-link.ts';
import { startTestService } from '../testing/test-service.ts';

const title = (body: string) => /<title>(.*)<\/title>/.exec(body)?.[1];

it('the title of a page whose form was refused begins with that', async () => {
  const { app } = await startTestService('SQLite');
  const asked = await app.inject(requestPaths.again);
  const refused = await app.inject({
    method: 'POST',
    url: requestPaths.again,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=nobody',
  });
  expect(refused.statusCode).toBe(422);
  expect(title(refused.body)).toBe(`Error: ${title(asked.body)}`);
});
