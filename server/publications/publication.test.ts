import { expect, it } from 'vitest';
import { deskPaths } from '../operator/desk-paths.ts';
import { ownProject, storePicture } from '../testing/own-site.ts';
import { startTestService } from '../testing/test-service.ts';
import { publicationOf } from './publication.ts';
import { newPhoto, type TestimonialContent } from './record-content.ts';
import { latestVersion } from './versions.ts';

it("describes a client's photo in one sentence, also where the name ends with an initial", async () => {
  const { database, clock } = await startTestService('SQLite');
  const picture = await storePicture(database, clock());
  const words = (authorName: string): TestimonialContent => ({
    content: 'They swept the stairs.',
    authorName,
    authorLocation: '',
    projectType: '',
    rating: '5',
    project: '',
    permission: true,
    photo: newPhoto(picture),
    showPhoto: true,
    writtenOn: '2026-06-01',
  });
  const testimonial = ['Wanda Willow', 'Wanda W.'].map((authorName, id) => ({
    id,
    publishedAt: clock().toISOString(),
    content: words(authorName),
  }));
  const revisions = { project: [], testimonial, person: [], prices: [], company: [] };
  // The folder of drafts: pictures are shown there before they are encoded.
  const { testimonials } = await publicationOf(
    database,
    await latestVersion(database),
    revisions,
    deskPaths.sitePictures,
  );
  expect(testimonials.map(({ photo }) => photo?.alt)).toEqual([
    'Photo by Wanda Willow.',
    'Photo by Wanda W.',
  ]);
});

it('shows a project by another photo where the picture of its cover was given up', async () => {
  const { database, clock } = await startTestService('SQLite');
  const [cover, other] = [await storePicture(database, clock()), await storePicture(database, clock())];
  await database
    .updateTable('site_pictures')
    .set({ encoded_at: clock().toISOString() })
    .where('id', '=', other)
    .execute();
  const photos = [cover, other].map((picture) => ({ ...newPhoto(picture), alt: 'A porch.' }));
  const project = [{ id: 101, publishedAt: clock().toISOString(), content: ownProject(cover, { photos }) }];
  const revisions = { project, testimonial: [], person: [], prices: [], company: [] };
  const { projects } = await publicationOf(database, await latestVersion(database), revisions);
  expect(projects).toMatchObject([{ id: 101, morePictures: [], linkPreview: '' }]);
  expect(JSON.stringify(projects)).toContain(other);
  expect(JSON.stringify(projects)).not.toContain(cover);
});
