import type { FastifyReply, FastifyRequest } from 'fastify';
import { KEPT_FIELD_PREFIX } from '../../../contract/editor-fields.ts';
import { ownerPhotos } from '../../../contract/owner-photos.ts';
import type { Database } from '../../database/database.ts';
import { type FormPart, isMultipart, readText, receiveMultipart } from '../../forms/multipart.ts';
import { withoutControlCharacters } from '../../forms/typed-text.ts';
import type { UploadSpace } from '../../forms/uploads/upload-space.ts';
import { urlencodedForm } from '../../forms/urlencoded-forms.ts';
import { formBodyRate } from '../../http/min-body-rate.ts';
import { networkOf } from '../../http/rate-limits/network.ts';
import { Refusal, refusals } from '../../http/responses/refusal.ts';
import { findPictures } from '../../publications/pictures/picture-store.ts';
import { LeftOutPicture, receivePicture } from '../../publications/pictures/receive-picture.ts';
import { PROJECT_PHOTOS_MAX } from '../../publications/record-content.ts';
import type { Clock } from '../../time/clock.ts';

/** With before and after. */
const PICTURES_MAX = PROJECT_PHOTOS_MAX + 2;
const PARTS_MAX = 120;
const TEXTS_MAX_BYTES = 256 * 1024;
/** A larger body is refused as a whole. */
export const DESK_FORM_MAX_BYTES = PICTURES_MAX * ownerPhotos.maxBytes + 2 * TEXTS_MAX_BYTES;

/** The values as typed, by the name of the field. Fields that the form did not contain are missing. */
export type FormValues = ReadonlyMap<string, string>;

/** A form that the owner has sent. */
export type DeskForm = {
  readonly values: FormValues;
  /** Already stored, in the order of arrival. */
  readonly pictures: readonly { readonly field: string; readonly id: string }[];
  /** Why the other files were not stored or have no place. */
  readonly leftOut: readonly string[];
};

type Dependencies = { readonly database: Database; readonly clock: Clock; readonly uploadSpace: UploadSpace };

/** The file fields, each with the minimum width of its pictures in pixels. */
export type PictureFields = Readonly<Record<string, { readonly minWidth: number }>>;

export const WIDE_PICTURE = { minWidth: ownerPhotos.minWidth };
/** Portraits are shown smaller than houses. */
export const PORTRAIT_PICTURE = { minWidth: 600 };

/**
 * Reads a form in either encoding. Each picture is stored as it arrives, so that a refused picture or form does not
 * lose the others.
 */
export async function readDeskForm(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
  pictureFields: PictureFields = {},
): Promise<DeskForm> {
  if (!isMultipart(request)) return { values: new Map(urlencodedForm(request)), pictures: [], leftOut: [] };
  const form = {
    values: new Map<string, string>(),
    pictures: [] as { field: string; id: string }[],
    leftOut: [] as string[],
  };
  let textBytes = 0;

  async function readPart({ name = '', fileName, content }: FormPart): Promise<void> {
    const field = pictureFields[name];
    if (fileName === undefined || !field) {
      const text = await readText(content, TEXTS_MAX_BYTES - textBytes);
      textBytes += text.size;
      if (text.isCut) throw refusals.tooLarge();
      if (fileName === undefined && !form.values.has(name))
        form.values.set(name, withoutControlCharacters(text.start.toString('utf8')));
      return;
    }
    // Browsers send this for a file field that was left empty.
    if (fileName === '') {
      if ((await readText(content, 0)).isCut) throw refusals.tooLarge();
      return;
    }
    try {
      if (form.pictures.length === PICTURES_MAX)
        throw new LeftOutPicture(`${fileName} was left out: there are more photos than a page can show.`);
      const chunks = content.iterator({ destroyOnReturn: false });
      const upload = { content: chunks, fileName, network: networkOf(request), minWidth: field.minWidth };
      const id = await receivePicture(dependencies, upload, dependencies.clock());
      form.pictures.push({ field: name, id });
    } catch (error) {
      if (!(error instanceof LeftOutPicture)) throw error;
      form.leftOut.push(error.message);
    } finally {
      content.resume();
    }
  }

  const limits = {
    maxBytes: DESK_FORM_MAX_BYTES,
    maxParts: PARTS_MAX,
    minBodyRate: formBodyRate,
    tooLarge: () => new Refusal(413, 'Together the photos are too large. Please send fewer at once.'),
  };
  await receiveMultipart(request, reply, limits, readPart);
  return form;
}

/** Leaves out pictures that were uploaded ahead of the form and deleted since: it was open for more than a day. */
export async function withoutGonePictures(form: DeskForm, database: Database): Promise<DeskForm> {
  const values = new Map(form.values);
  const leftOut = [...form.leftOut];
  for (const [name, ids] of form.values) {
    if (!name.startsWith(KEPT_FIELD_PREFIX)) continue;
    const sent = ids.split(' ').filter(Boolean);
    const stored = await findPictures(database, sent);
    const sentence = 'A photo was left out: it was chosen more than a day ago. Please choose it again.';
    for (const id of sent) if (!stored.has(id)) leftOut.push(sentence);
    values.set(name, sent.filter((id) => stored.has(id)).join(' '));
  }
  return { ...form, values, leftOut };
}
