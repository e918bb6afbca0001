import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/responses/refusal.ts';

const MEDIA_TYPE = 'application/x-www-form-urlencoded';

/**
 * For routes of the owner's buttons and short forms: the body is parsed as `URLSearchParams`, and no other type is
 * accepted.
 */
export function takeUrlencodedForms(
  scope: FastifyInstance,
  { maxBytes }: { readonly maxBytes: number },
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(MEDIA_TYPE, { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  scope.addContentTypeParser('*', (_request, _body, done) =>
    done(new Refusal(415, `Please send the form as ${MEDIA_TYPE}.`)),
  );
}
