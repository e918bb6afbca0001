import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { company } from '../../content/company.ts';
import { projectTypes } from '../../content/project-types.ts';
import { apiPaths, hiddenFields } from '../../contract/api.ts';
import { contactFields } from '../../contract/forms/contact.ts';
import { sampleValues } from '../../testing/sample-values.ts';

export type Fields = Record<string, string | undefined>;

/** The first one in the form, whichever company it is. */
export const PROJECT_TYPE = projectTypes[0];

/** A request as the estimate form sends it. */
export function estimateFields(changes: Fields = {}): Fields {
  return {
    ...sampleValues(contactFields, {
      name: 'Maya Okafor',
      email: 'maya@example.ca',
      phone: '(416) 555-0199',
      projectType: PROJECT_TYPE,
      message: 'Galley kitchen in a 1920s semi, one wall to come out.',
    }),
    subject: `Free Estimate Request - ${PROJECT_TYPE}`,
    [hiddenFields.recipient]: company.email,
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

/** The bytes of a form, encoded like in a browser. */
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
