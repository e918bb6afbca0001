import type { FastifyInstance } from 'fastify';
import { apiPaths, apiRoutes, type ResumeListResponse } from '../../../contract/api.ts';
import type { Database } from '../../database/database.ts';
import { downloadHeaders } from '../../http/responses/download-headers.ts';
import { refusals } from '../../http/responses/refusal.ts';
import type { RequireOperator } from '../../operator/require-operator.ts';
import { findResume, listResumeNames } from './resume-store.ts';
import { isStoredName } from './stored-name.ts';

type Dependencies = {
  readonly database: Database;
  readonly requireOperator: RequireOperator;
};

/** People's documents: open while developing, else for the operator. */
export function addResumes(app: FastifyInstance, { database, requireOperator }: Dependencies): void {
  const onRequest = requireOperator('Resumes', { isOpenInDevelopment: true });
  app.get(apiPaths.resumes, { onRequest }, async (): Promise<ResumeListResponse> => {
    return { files: await listResumeNames(database) };
  });

  app.get<{ Params: { fileName: string } }>(apiRoutes.resume, { onRequest }, async (request, reply) => {
    const { fileName } = request.params;
    const resume = isStoredName(fileName) ? await findResume(database, fileName) : undefined;
    if (!resume) throw refusals.notFound();
    return reply.headers(downloadHeaders(resume)).send(resume.content);
  });
}
