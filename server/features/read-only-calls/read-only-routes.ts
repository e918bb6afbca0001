import type { FastifyInstance } from 'fastify';
import { apiPaths, apiRoutes } from '../../../contract/api.ts';
import { type ProjectResponse, projectResponses, readOnlyCalls } from '../../../contract/api-responses.ts';
import { queriedProjects } from '../../../contract/project-pages.ts';
import type { Site } from '../../../contract/site.ts';
import { compressFast } from '../../http/documents/compressed.ts';
import { bodyOf, Resource } from '../../http/documents/resource.ts';
import { refusals } from '../../http/responses/refusal.ts';

/** Each response is serialized and compressed once per published site, at its first request. */
export function addReadOnlyCalls(
  app: FastifyInstance,
  live: { site(): Site },
  compress = compressFast,
): void {
  let responses = responsesOf(live.site(), compress);

  for (const url of [
    apiPaths.services,
    apiPaths.projects,
    apiPaths.testimonials,
    apiRoutes.portfolio,
    apiRoutes.caseStudy,
  ]) {
    app.get(url, async (request, reply) => {
      if (responses.site !== live.site()) responses = responsesOf(live.site(), compress);
      const resource = await responses.at(request.url);
      const { status, headers, body } = resource.responseTo(request.headers);
      return reply.code(status).headers(headers).send(body);
    });
  }
}

function responsesOf(site: Site, compress: typeof compressFast) {
  const calls = new Map(Object.entries(readOnlyCalls(site)));
  let projects: readonly ProjectResponse[] | undefined;
  const resources = new Map<string, Promise<Resource>>();

  /** Cached by the ids in the list: however a query is written, the number of possible lists is limited. */
  function queriedList(search: string): Promise<Resource> {
    projects ??= projectResponses(site);
    const list = queriedProjects(projects, new URLSearchParams(search));
    return cached(`${apiPaths.projects}?${list.map(({ id }) => id)}`, () => list);
  }

  function cached(key: string, respond: () => unknown): Promise<Resource> {
    const resource = resources.get(key) ?? jsonResource(respond(), compress);
    resources.set(key, resource);
    return resource;
  }

  return {
    site,
    at(url: string): Promise<Resource> {
      const [path = '', search = ''] = url.split('?', 2);
      const respond = calls.get(path);
      if (!respond) throw refusals.notFound();
      return path === apiPaths.projects && search ? queriedList(search) : cached(path, respond);
    },
  };
}

async function jsonResource(content: unknown, compress: typeof compressFast): Promise<Resource> {
  const bytes = Buffer.from(JSON.stringify(content));
  return new Resource({
    headers: { 'Cache-Control': 'no-cache' },
    mediaType: 'application/json; charset=utf-8',
    body: bodyOf(bytes, await compress(bytes)),
  });
}
