import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readOnlyAnswers } from '../../contract/read-only-answers.ts';
import { refusals } from '../answers/refusal.ts';

type Answer = { readonly body: string; readonly etag: string };

/** The content changes only with a new start: every answer is made once. */
export function addReadOnlyCalls(app: FastifyInstance): void {
  const answers = new Map<string, Answer>();
  for (const [path, content] of Object.entries(readOnlyAnswers())) {
    const body = JSON.stringify(content);
    answers.set(path, {
      body,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    });
  }

  for (const url of [
    '/api/services',
    '/api/projects',
    '/api/testimonials',
    '/api/portfolios/:id',
    '/api/case-studies/:id',
  ]) {
    app.get(url, async (request, reply) => {
      const answer = answers.get(request.url.split('?', 1)[0] ?? '');
      if (!answer) throw refusals.notFound();
      reply.headers({ 'Cache-Control': 'no-cache', ETag: answer.etag });
      if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(answer.body);
    });
  }
}

function isKnown(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
