import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formBodyRate } from '../http/min-body-rate.ts';
import { refusals } from '../http/responses/refusal.ts';
import { acceptMultipartForms, isMultipart, readText, receiveMultipart } from './multipart.ts';
import type { UrlencodedOptions } from './urlencoded-forms.ts';

/**
 * For routes that read the body with `urlencodedForm` and have no file fields: a multipart form gives them the same
 * values. Files are ignored.
 */
export function acceptMultipartTexts(scope: FastifyInstance, options: Required<UrlencodedOptions>): void {
  acceptMultipartForms(scope);
  scope.addHook('preHandler', async (request, reply) => {
    if (isMultipart(request)) request.body = await readTexts(request, reply, options);
  });
}

async function readTexts(
  request: FastifyRequest,
  reply: FastifyReply,
  { maxBytes, cleanText }: Required<UrlencodedOptions>,
): Promise<URLSearchParams> {
  const form = new URLSearchParams();
  const limits = { maxBytes, minBodyRate: formBodyRate, tooLarge: refusals.tooLarge };
  await receiveMultipart(request, reply, limits, async ({ name = '', fileName, content }) => {
    const { start } = await readText(content, maxBytes);
    if (fileName === undefined) form.append(name, cleanText(start.toString('utf8')));
  });
  return form;
}
