import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { company } from '../../../content/company.ts';
import { type ErrorResponse, hiddenFields } from '../../../contract/api.ts';
import type { Config } from '../../config.ts';
import { html } from '../../page-parts/html.ts';
import { correctionForm, type FieldDescription } from '../server-pages/correction-form.ts';
import { sendServerPage } from '../server-pages/server-page.ts';
import { prefersPage } from './prefers-page.ts';
import type { Refusal } from './refusal.ts';

/** What the page shows if a native post is refused. */
export type FormPage = {
  readonly button: string;
  readonly fields: readonly FieldDescription[];
};

type TypedForm = {
  readonly path: string;
  readonly page: FormPage;
  readonly values: ReadonlyMap<string, string>;
};

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  refusal: Refusal,
  typed?: TypedForm,
): FastifyReply {
  const { fields, retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
  if (!prefersPage(request)) {
    const response: ErrorResponse = { error: refusal.message, ...(fields && { fields }) };
    return reply.code(refusal.status).send(response);
  }
  const body = html`<p>${refusal.message}</p>
<p>Rather talk to us? Call <a href="${company.phone.href}">${company.phone.display}</a>, ${company.hours.display}.</p>
${typed ? sendAgainForm(typed, refusal) : html`<p><a href="/">Back to the site</a></p>`}
<p class="small">Request number: ${request.id}</p>`;
  return sendServerPage(reply, config, { status: refusal.status, title: pageTitle(refusal), body });
}

/**
 * Uses a new submission id if something has to be corrected: a changed body under the old one would be refused. After a
 * failure of ours it keeps the old one, or none: the submission may be stored although nothing confirmed it.
 */
function sendAgainForm({ path, page, values }: TypedForm, { status, details }: Refusal) {
  const { fields: errors = {} } = details;
  const sentId = values.get(hiddenFields.submissionId) ?? '';
  const hidden: Record<string, string> = {
    ...hiddenValues(page, values),
    [hiddenFields.submissionId]: status < 500 ? randomUUID() : sentId,
  };
  return correctionForm({ action: path, ...page, values: Object.fromEntries(values), hidden, errors });
}

function hiddenValues(page: FormPage, values: ReadonlyMap<string, string>): Record<string, string> {
  const excluded = new Set<string>([hiddenFields.honeypot, hiddenFields.elapsed]);
  for (const { name } of page.fields) excluded.add(name);
  return Object.fromEntries([...values].filter(([name]) => !excluded.has(name)));
}

function pageTitle({ status }: Refusal): string {
  if (status === 422) return 'Please check your form';
  if (status === 404) return 'Page Not Found';
  return 'This did not work';
}
