import type { FastifyRequest } from 'fastify';
import { company } from '../../../content/company.ts';
import { PHOTOS_MAX, photosField, photosMessages } from '../../../contract/forms/photos.ts';
import { multiLineText } from '../../../contract/text-rules.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import { withoutControlCharacters } from '../../forms/typed-text.ts';
import { Refusal, refusals } from '../../http/responses/refusal.ts';
import type { RefusedForm } from '../../page-parts/field-frame.ts';
import { storeAddition } from '../../records/additions.ts';
import type { RequestForm } from './read-request-form.ts';
import type { RequestDependencies } from './request-dependencies.ts';
import { WORDS_MAX_CHARACTERS } from './request-page.ts';

const TOO_LONG = `This is too long. Write at most ${WORDS_MAX_CHARACTERS} characters, and the rest in a second message.`;
const TAKEN_OUT =
  'Your words had a character in them that cannot be shown. We took it out: please check them, and send them again.';
const NOTHING = 'Write a few words, or choose a photo.';

const words = multiLineText({ min: 0, max: WORDS_MAX_CHARACTERS, message: NOTHING });

/** Stores a later message with its photos. Returns undefined on success. */
export async function addToRequest(
  dependencies: RequestDependencies,
  request: FastifyRequest,
  lead: Pick<ContactMessageRow, 'id' | 'is_spam'>,
  { values, photos, photoRefusal }: RequestForm,
): Promise<RefusedForm | undefined> {
  const { clock, database, uploadLimits } = dependencies;
  const typed = values.words ?? '';
  const parsed = words.safeParse(typed);
  const errors: Record<string, string> = {};
  const readable = withoutControlCharacters(typed);
  if (typed.trim().length > WORDS_MAX_CHARACTERS) errors.words = TOO_LONG;
  else if (!parsed.success && readable !== typed) errors.words = TAKEN_OUT;
  else if (!parsed.success || (parsed.data === '' && photos.length === 0 && !photoRefusal))
    errors.words = NOTHING;
  if (photoRefusal) errors[photosField.name] = photoRefusal.message;
  else if (photos.length > 0 && errors.words) errors[photosField.name] = photosMessages.chooseAgain;
  if (!parsed.success || Object.keys(errors).length > 0)
    return { values: { ...values, words: readable }, errors, status: photoRefusal?.status ?? 422 };

  const now = clock();
  // Spam causes no mail.
  const isFlooding = !lead.is_spam && (await dependencies.countAddition(request));
  const save = (encoded: Parameters<typeof storeAddition>[2]['photos']) =>
    storeAddition(
      database,
      lead.id,
      { text: parsed.data, photos: encoded },
      {
        now,
        isFlooding,
        reserve: (transaction, bytes) =>
          uploadLimits.reserve(transaction, { bytes, receivedAt: now, field: photosField.name }),
      },
    );
  try {
    const outcome = await (photos.length === 0 ? save([]) : dependencies.photos.withEncoded(photos, save));
    if (outcome === 'added') return undefined;
    if (outcome === 'gone') throw refusals.notFound();
    if (outcome === 'too-often') return { values, errors: { words: TOO_OFTEN }, status: 429 };
    if (outcome === 'too-many') return { values, errors: { words: TOO_MANY }, status: 422 };
    return { values, errors: { [photosField.name]: TOO_MANY_PHOTOS }, status: 422 };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    return { values, errors: { [photosField.name]: error.message }, status: error.status };
  }
}

const TOO_OFTEN = `You have added a lot today. Please go on tomorrow, or call us at ${company.phone.display}.`;
const TOO_MANY = `Your page holds no more. Please call us at ${company.phone.display}, or answer one of our emails.`;
const TOO_MANY_PHOTOS = `We keep ${PHOTOS_MAX} photos of a request. Please choose fewer.`;
