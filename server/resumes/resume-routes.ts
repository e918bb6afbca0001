import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPaths, type ResumeListAnswer } from '../../contract/api.ts';
import { Refusal, refusals } from '../answers/refusal.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { IsOperator } from '../operator/operator.ts';
import { findResume, listResumeNames } from './resume-store.ts';
import { isStoredName } from './stored-name.ts';

export type ResumeServices = {
  readonly config: Pick<Config, 'isDevelopment'>;
  readonly database: Database;
  readonly isOperator: IsOperator;
  /** Counts wrong tokens per address. */
  limitWrongTokens(request: FastifyRequest): Promise<void>;
};

/** People's documents: open while developing, else for the operator. */
export function addResumes(app: FastifyInstance, services: ResumeServices): void {
  const { config, database } = services;

  /** Before anything is looked up: without the token, what is there and what is not look alike. */
  async function admitOperator(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (config.isDevelopment || services.isOperator(request)) return;
    if (request.headers.authorization) await services.limitWrongTokens(request);
    reply.header('WWW-Authenticate', 'Basic realm="Resumes", charset="UTF-8"');
    throw new Refusal(401, 'Resumes open with the operator token: give it as the password, under any name.');
  }

  app.get(apiPaths.resumes, { onRequest: admitOperator }, async (): Promise<ResumeListAnswer> => {
    return { files: await listResumeNames(database) };
  });

  app.get<{ Params: { fileName: string } }>(
    '/api/resumes/:fileName',
    { onRequest: admitOperator },
    async (request, reply) => {
      const { fileName } = request.params;
      const resume = isStoredName(fileName) ? await findResume(database, fileName) : undefined;
      if (!resume) throw refusals.notFound();
      return reply.headers(downloadHeaders(resume)).send(resume.content);
    },
  );
}

/** Never shown in the page's own name: saved as a file, and powerless should a browser show it all the same. */
function downloadHeaders({ fileName, mediaType }: { fileName: string; mediaType: string }) {
  return {
    'Content-Type': mediaType,
    'Content-Disposition': `attachment; filename="${fileName}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
}
