import type { FastifyInstance } from 'fastify';
import { readOnlyAnswers } from '../../contract/read-only-answers.ts';
import { refusals } from '../answers/refusal.ts';
import { Resource } from '../pages/resource.ts';

/** The content changes only with a new start: every answer is made once, with the first request for it. */
export function addReadOnlyCalls(app: FastifyInstance): void {
  const answers = new Map(
    Object.entries(readOnlyAnswers()).map(([path, content]) => [path, jsonResource(content)] as const),
  );

  for (const url of [
    '/api/services',
    '/api/projects',
    '/api/testimonials',
    '/api/portfolios/:id',
    '/api/case-studies/:id',
  ]) {
    app.get(url, async (request, reply) => {
      const resource = answers.get(request.url.split('?', 1)[0] ?? '');
      if (!resource) throw refusals.notFound();
      const { status, headers, body } = resource.answerTo(request.headers);
      return reply.code(status).headers(headers).send(body);
    });
  }
}

function jsonResource(content: unknown): Resource {
  return new Resource({
    load: () => ({ body: Buffer.from(JSON.stringify(content)), headers: { 'Cache-Control': 'no-cache' } }),
    mediaType: 'application/json; charset=utf-8',
  });
}
