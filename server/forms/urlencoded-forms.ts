import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../http/responses/refusal.ts';
import { foldLineBreaks } from './typed-text.ts';

const MEDIA_TYPE = 'application/x-www-form-urlencoded';

export type UrlencodedOptions = {
  readonly maxBytes: number;
  /** Applied to each value. */
  readonly cleanText?: (sent: string) => string;
};

/** For routes that read the body with `urlencodedForm`. No other type is accepted. */
export function acceptUrlencodedForms(
  scope: FastifyInstance,
  { maxBytes, cleanText = foldLineBreaks }: UrlencodedOptions,
): void {
  scope.removeAllContentTypeParsers();
  scope.addHook('preParsing', async ({ headers }, reply) => {
    const isAsked =
      headers.expect !== undefined && headers['content-type']?.toLowerCase().startsWith(MEDIA_TYPE);
    // The client waits for this. A body that is too long is refused by its length instead.
    if (isAsked && Number(headers['content-length'] ?? 0) <= maxBytes) reply.raw.writeContinue();
  });
  scope.addContentTypeParser(MEDIA_TYPE, { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, parse(String(body), cleanText)),
  );
  scope.addContentTypeParser('*', (_request, _body, done) =>
    done(new Refusal(415, `Please send the form as ${MEDIA_TYPE}.`)),
  );
}

/** The form that was sent: empty if the request has no body, or another type that its scope accepts. */
export function urlencodedForm({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

function parse(body: string, cleanText: (sent: string) => string): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(body)) form.append(name, cleanText(value));
  return form;
}
