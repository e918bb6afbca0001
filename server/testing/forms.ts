import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apiPaths, hiddenFields } from '../../contract/api.ts';

export type Fields = Record<string, string | undefined>;

/** A request as the estimate form sends it. */
export function estimateFields(changes: Fields = {}): Fields {
  return {
    name: 'Maya Okafor',
    email: 'maya@example.ca',
    phone: '(416) 555-0199',
    projectType: 'Kitchen Renovations',
    message: 'Galley kitchen in a 1920s semi, one wall to come out.',
    subject: 'Free Estimate Request - Kitchen Renovations',
    [hiddenFields.recipient]: 'hello@hearthandjoist.example',
    [hiddenFields.replyTo]: 'maya@example.ca',
    [hiddenFields.next]: 'http://localhost:3000/',
    [hiddenFields.submissionId]: randomUUID(),
    [hiddenFields.elapsed]: '24000',
    [hiddenFields.honeypot]: '',
    ...changes,
  };
}

/** Fields that are undefined are not sent. */
export function formData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return form;
}

/** The bytes of a form, as a browser would write them. */
export async function encode(form: FormData): Promise<{ body: Buffer; contentType: string }> {
  const response = new Response(form);
  const contentType = response.headers.get('content-type') ?? '';
  return { body: Buffer.from(await response.arrayBuffer()), contentType };
}

export async function post(
  app: FastifyInstance,
  fields: Fields | FormData,
  { path = apiPaths.contact as string, headers = {} as Record<string, string> } = {},
) {
  const { body, contentType } = await encode(fields instanceof FormData ? fields : formData(fields));
  return app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { 'content-type': contentType, ...headers },
  });
}
