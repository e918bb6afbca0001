import type { FastifyInstance } from 'fastify';
import { colours } from '../../../content/colours.ts';
import { mediaTypeOf } from '../../http/documents/media-types.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import {
  findFile,
  findJpeg,
  isPictureId,
  parseFileName,
  RECEIVED_FILE,
} from '../../publications/pictures/picture-store.ts';
import { BLANK_PICTURE_ID } from '../../publications/publication.ts';
import { type PictureFields, readDeskForm } from './desk-form.ts';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';

/** The placeholder for a missing photograph: an opening in a wall, as on the site's 404 page. */
const BLANK_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path fill="${colours.trace}" d="M0 0h1200v800H0z"/><path fill="none" stroke="${colours.lineFirm}" stroke-dasharray="12 8" stroke-width="2" d="M40 40h1120v720H40zM40 40l1120 720M1160 40 40 760"/></svg>`;

/**
 * Pictures of drafts, for the owner only. A picture that is not encoded yet is sent as it was received. `pictureFields`
 * are those of all editors.
 */
export function addDraftPictures(
  scope: FastifyInstance,
  dependencies: SiteDeskDependencies,
  pictureFields: PictureFields,
): void {
  const { database, wakePublisher } = dependencies;

  // The editor script uploads a picture as soon as it is chosen; the form then refers to it by its id.
  scope.post(deskPaths.sitePictures, async (request, reply) => {
    const { pictures, leftOut } = await readDeskForm(request, reply, dependencies, pictureFields);
    const [picture] = pictures;
    if (!picture) return reply.code(422).send({ error: leftOut[0] ?? 'No photo arrived.' });
    wakePublisher();
    return reply.send({ id: picture.id });
  });

  scope.get<{ Params: { file: string } }>(`${deskPaths.sitePictures}/:file`, async (request, reply) => {
    if (request.params.file.startsWith(`${BLANK_PICTURE_ID}-`))
      return reply.header('Content-Type', 'image/svg+xml').send(BLANK_PICTURE);
    const { file } = request.params;
    const named = parseFileName(file);
    if (!named && !isPictureId(file)) throw refusals.notFound();
    const encoded = named && (await findFile(database, named.id, named.name));
    // The editor script knows a picture by its id alone.
    const content =
      encoded ?? (await (named ? findFile(database, named.id, RECEIVED_FILE) : findJpeg(database, file)));
    if (!content) throw refusals.notFound();
    return reply
      .headers({
        // Cached by the owner's browser only, and only once it is encoded: then it does not change any more.
        'Cache-Control': encoded ? 'private, max-age=86400' : 'no-store',
        'Content-Type': mediaTypeOf(encoded ? named.name : RECEIVED_FILE),
        'X-Robots-Tag': 'noindex, nofollow',
      })
      .send(Buffer.from(content.buffer, content.byteOffset, content.length));
  });
}
