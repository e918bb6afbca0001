import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { queryCipher } from '../../../operator/encrypted-query.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { DeskForm } from '../desk-form.ts';

const PARAMETER = 'left-out';
const SECRET_NAME = 'desk-left-out';

/**
 * The sentences about files that were left out, as a parameter of the URL to redirect to, so that a reload does not
 * repeat the save. They are encrypted, so that nobody can make a link that shows the owner a text of their own.
 */
export async function leftOutParameter(
  database: Database,
  { leftOut }: DeskForm,
): Promise<Readonly<Record<string, string>>> {
  if (leftOut.length === 0) return {};
  return { [PARAMETER]: await queryCipher(database, SECRET_NAME).encrypt(JSON.stringify(leftOut)) };
}

export async function leftOutIn(request: FastifyRequest, database: Database): Promise<readonly string[]> {
  const { [PARAMETER]: encrypted } = request.query as Record<string, unknown>;
  if (typeof encrypted !== 'string') return [];
  const sentences = await queryCipher(database, SECRET_NAME).decrypt(encrypted);
  return sentences ? JSON.parse(sentences) : [];
}

export function leftOutBox(leftOut: readonly string[]): Html {
  return html`${leftOut.length > 0 && html`<div class="problem">${leftOut.map((sentence) => html`<p>${sentence}</p>`)}</div>`}`;
}
