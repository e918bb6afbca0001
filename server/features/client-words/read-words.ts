import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PageForm, withPageForm } from '../../forms/page-form.ts';
import { validateForm } from '../../forms/validate-form.ts';
import { Refusal, refusals } from '../../http/responses/refusal.ts';
import type { RefusedForm } from '../../page-parts/field-frame.ts';
import type { PhotoUpload } from '../../photos/photo-upload.ts';
import { insertPicture, STORE_MAX_BYTES, storedBytes } from '../../publications/pictures/picture-store.ts';
import type { SentWords } from '../../publications/words/received-words.ts';
import type { WordsDependencies } from './words-dependencies.ts';
import { PHOTO_FIELD, wordsFields, wordsSchema } from './words-form.ts';

type ReadWords =
  | { readonly action: 'withdraw'; readonly words?: undefined }
  | { readonly action: 'send'; readonly words: SentWords }
  | { readonly action: 'send'; readonly words?: undefined; readonly typed: RefusedForm };

const PHOTO_NOT_KEPT = { [PHOTO_FIELD]: 'The photo is not kept by the form: please choose it again.' };

/** Reads and validates the form. An accepted photo is stored when this returns. */
export async function readWords(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: WordsDependencies,
): Promise<ReadWords> {
  const rules = {
    fields: new Set(wordsFields),
    file: {
      ...dependencies.photos.field,
      name: PHOTO_FIELD,
      maxFiles: 1,
      tooMany: () => new Refusal(422, 'Please choose one photo.'),
      tooLarge: () => new Refusal(413, 'The photo is too large. Please choose a smaller one.'),
    },
    countUpload: dependencies.uploadLimits.count,
  };
  return withPageForm(request, reply, rules, async (form) => {
    // Missing where a form that is too large was read in part: the button is its last field.
    const action = form.values.get('action') ?? 'send';
    if (action === 'withdraw') return { action };
    if (action !== 'send') throw refusals.malformed();
    try {
      return await check(form, dependencies);
    } catch (error) {
      // The photo was received completely, but cannot be used, or the store is full.
      if (!(error instanceof Refusal)) throw error;
      return refused(form.values, { [PHOTO_FIELD]: error.message }, error.status);
    }
  });
}

async function check(form: PageForm<PhotoUpload>, dependencies: WordsDependencies): Promise<ReadWords> {
  const { values, files: photos, fileRefusal } = form;
  const { values: words, errors } = validateForm(wordsSchema, form);
  if (fileRefusal)
    return refused(values, { ...errors, [PHOTO_FIELD]: fileRefusal.message }, fileRefusal.status);
  if (errors) return refused(values, { ...errors, ...(photos.length > 0 && PHOTO_NOT_KEPT) }, 422);
  const { rating, ...texts } = words;
  return {
    action: 'send',
    words: {
      ...texts,
      rating: Number(rating),
      isPermitted: values.has('permission'),
      photo: (await storePhoto(photos, dependencies)) ?? (values.has('withoutPhoto') ? null : undefined),
    },
  };
}

async function storePhoto(
  photos: readonly PhotoUpload[],
  { photos: receiver, database, clock }: WordsDependencies,
): Promise<string | undefined> {
  if (photos.length === 0) return undefined;
  return receiver.withEncoded(photos, async ([photo]) => {
    if (!photo) return undefined;
    if ((await storedBytes(database)) + photo.content.length > STORE_MAX_BYTES)
      throw new Refusal(503, 'We have no room for the photo today. Please send your words without it.');
    return insertPicture(database, photo, clock());
  });
}

function refused(
  values: ReadonlyMap<string, string>,
  errors: Readonly<Record<string, string>>,
  status: number,
): ReadWords {
  return { action: 'send', typed: { values: Object.fromEntries(values), errors, status } };
}
