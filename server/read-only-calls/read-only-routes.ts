import type { FastifyInstance } from 'fastify';
import { apiPaths, apiRoutes } from '../../contract/api.ts';
import { projectResponses, readOnlyResponses } from '../../contract/api-responses.ts';
import { queriedProjects } from '../../contract/project-pages.ts';
import { Resource } from '../http/documents/resource.ts';
import { refusals } from '../http/responses/refusal.ts';

/** The content changes only with a new start: every response without a query is made once, with the first request. */
export function addReadOnlyCalls(app: FastifyInstance): void {
  const responses = new Map(
    Object.entries(readOnlyResponses()).map(([path, content]) => [path, jsonResource(content)] as const),
  );
  const projects = projectResponses();

  for (const url of [
    apiPaths.services,
    apiPaths.projects,
    apiPaths.testimonials,
    apiRoutes.portfolio,
    apiRoutes.caseStudy,
  ]) {
    app.get(url, async (request, reply) => {
      const [path = '', search = ''] = request.url.split('?', 2);
      const resource =
        path === apiPaths.projects && search
          ? jsonResource(queriedProjects(projects, new URLSearchParams(search)))
          : responses.get(path);
      if (!resource) throw refusals.notFound();
      const { status, headers, body } = resource.responseTo(request.headers);
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
