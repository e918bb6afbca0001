import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { queryValue } from '../../../desk-pages/request-values.ts';
import { queryCipher } from '../../../operator/encrypted-query.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { DeskForm } from '../desk-form.ts';

const PARAMETER = 'left-out';
const SECRET_NAME = 'desk-left-out';

/** The URL is sent in a header. Common proxies accept 4 KB of headers in a response. */
const SENTENCES_MAX_BYTES = 1500;
/** The name of a file and why it was left out; only a description can be longer. */
const SENTENCE_MAX_CHARACTERS = 400;

/**
 * The sentences about files that were left out, as a parameter of the URL to redirect to, so that a reload does not
 * repeat the save. They are encrypted, so that nobody can make a link that shows the owner a text of their own.
 */
export async function leftOutParameter(
  database: Database,
  { leftOut }: DeskForm,
): Promise<Readonly<Record<string, string>>> {
  if (leftOut.length === 0) return {};
  return { [PARAMETER]: await queryCipher(database, SECRET_NAME).encrypt(JSON.stringify(firstOf(leftOut))) };
}

/** As many sentences as the URL has room for, and how many others there are. */
function firstOf(sentences: readonly string[]): readonly string[] {
  const first: string[] = [];
  let bytes = 0;
  for (const sentence of sentences) {
    const characters = [...sentence];
    const isCut = characters.length > SENTENCE_MAX_CHARACTERS;
    const shown = isCut ? `${characters.slice(0, SENTENCE_MAX_CHARACTERS).join('')}…` : sentence;
    bytes += Buffer.byteLength(shown);
    if (bytes > SENTENCES_MAX_BYTES && first.length > 0)
      return [...first, `${sentences.length - first.length} more were left out.`];
    first.push(shown);
  }
  return first;
}

export async function leftOutIn(request: FastifyRequest, database: Database): Promise<readonly string[]> {
  const encrypted = queryValue(request, PARAMETER);
  if (!encrypted) return [];
  const sentences = await queryCipher(database, SECRET_NAME).decrypt(encrypted);
  return sentences ? JSON.parse(sentences) : [];
}

export function leftOutBox(leftOut: readonly string[]): Html {
  return html`${leftOut.length > 0 && html`<div class="problem">${leftOut.map((sentence) => html`<p>${sentence}</p>`)}</div>`}`;
}
