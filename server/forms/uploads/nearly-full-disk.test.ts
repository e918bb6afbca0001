import { expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { applicationFields, apply } from '../../testing/applications.ts';
import { estimateFields, post } from '../../testing/forms.ts';
import { plainPhoto } from '../../testing/photo-files/photo-files.ts';
import { sendPhotos } from '../../testing/photo-files/photo-requests.ts';
import { pdf } from '../../testing/resume-files/resume-files.ts';
import { postSiteForm, projectFields, widePhoto } from '../../testing/site-forms.ts';
import { startTestService } from '../../testing/test-service.ts';
import { AUTHORIZATION, words } from '../../testing/try-desk.ts';

/** More than any disk has. */
const uploadBytes = { reservedBytes: Number.MAX_SAFE_INTEGER };

it('a disk that is nearly full takes requests, and none of their files', async () => {
  const service = await startTestService('SQLite', { uploadBytes });
  const refused = [
    await apply(service, applicationFields(), { content: pdf(), name: 'resume.pdf' }),
    await sendPhotos(service, [await plainPhoto('jpeg')]),
  ];
  for (const { statusCode, headers, body } of refused) {
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('without a file');
    expect(body).toContain(company.phone.display);
  }
  expect((await apply(service, applicationFields())).statusCode).toBe(200);
  expect((await post(service.app, estimateFields())).statusCode).toBe(200);
});

it('a disk that is nearly full takes the words of a project, and says why its photographs are missing', async () => {
  const desk = await startTestService('SQLite', { uploadBytes });
  const saved = await postSiteForm(desk, deskPaths.siteNew('projects'), projectFields({ action: 'save' }), [
    { field: 'photos', content: await widePhoto(), name: 'IMG_2041.jpg' },
  ]);
  expect(saved.statusCode).toBe(303);
  const url = String(saved.headers.location);
  const { body } = await desk.app.inject({ url, headers: { authorization: AUTHORIZATION } });
  expect(words(body)).toContain('IMG_2041.jpg was left out: the disk of the server is nearly full');
  expect(await desk.database.selectFrom('site_pictures').select('id').execute()).toEqual([]);
});
