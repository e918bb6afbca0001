import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { smallSite } from '../../testing/small-site.ts';

const PICTURE = '/pictures/kitchen-1a2b.avif';

const { ask, folder } = smallSite();

it('a file that cannot be read is refused for now, and sent as soon as it can', async () => {
  const file = join(folder, 'client', PICTURE);
  renameSync(file, `${file}.away`);
  const refused = await ask(PICTURE);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.text).toContain(company.phone.display);

  renameSync(`${file}.away`, file);
  expect((await ask(PICTURE)).status).toBe(200);
});

it('a document stays whole when its file is gone', async () => {
  renameSync(join(folder, 'documents'), join(folder, 'documents-away'));
  const { status, text } = await ask('/services');
  expect(status).toBe(200);
  expect(text).toContain('The document of /services');
});
