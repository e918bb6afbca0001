import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refusals } from '../http/responses/refusal.ts';
import { type FormRules, type ReceivedForm, readPart } from './form-part.ts';
import { isMultipart, receiveMultipart } from './multipart.ts';

export function emptyForm<Upload>(request: FastifyRequest): ReceivedForm<Upload> {
  return {
    request,
    values: new Map(),
    overlong: new Set(),
    textBytes: 0,
    keptBytes: 0,
    files: [],
    isAbandoned: false,
  };
}

/**
 * Reads a multipart form into `form`, or throws a `Refusal`; what was read before that stays in `form`, without its
 * files. Errors inside a complete body are reported after it was read to its end, so that the connection stays usable
 * and the browser sees the response.
 */
export async function readForm<Upload>(
  request: FastifyRequest,
  reply: FastifyReply,
  rules: FormRules<Upload>,
  form: ReceivedForm<Upload>,
): Promise<void> {
  if (!isMultipart(request)) throw refusals.wrongType();
  const { file } = rules;
  const tooLarge = file ? () => file.tooLarge().at(file.name) : refusals.tooLarge;
  const announcedBytes = Number(request.headers['content-length'] ?? 0);
  if (announcedBytes > rules.bodyMaxBytes && !rules.readsOversizedBody) throw tooLarge();

  let problem: Refusal | undefined;
  try {
    const { bodyMaxBytes: maxBytes, minBodyRate } = rules;
    await receiveMultipart(request, reply, { maxBytes, minBodyRate, tooLarge }, async (part) => {
      const found = await readPart(part, rules, form);
      problem ??= found;
    });
    if (problem) throw problem;
  } catch (error) {
    form.isAbandoned = true;
    await discardFiles(rules, form);
    throw error;
  }
}

export async function discardFiles<Upload>(
  rules: FormRules<Upload>,
  form: ReceivedForm<Upload>,
): Promise<void> {
  for (const file of form.files) await rules.file?.discard(file);
}
