import type { FastifyInstance } from 'fastify';
import { apiPaths, apiRoutes, type ResumeListResponse } from '../../../contract/api.ts';
import type { Database } from '../../database/database.ts';
import { downloadHeaders } from '../../http/responses/download-headers.ts';
import { refusals } from '../../http/responses/refusal.ts';
import type { RequireOperator } from '../../operator/require-operator.ts';
import { isStoredName } from './stored-name.ts';

type Dependencies = {
  readonly database: Database;
  readonly requireOperator: RequireOperator;
};

/** Resumes are personal documents: in production only the operator can open them. */
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

/** Sorted here, so that the order is the same on both engines: names are plain ASCII. */
async function listResumeNames(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('resumes').select('file_name').execute();
  return rows.map((row) => row.file_name).sort();
}

async function findResume(database: Database, fileName: string) {
  const row = await database
    .selectFrom('resumes')
    .select(['file_name', 'media_type', 'content'])
    .where('file_name', '=', fileName)
    .executeTakeFirst();
  return row && { fileName: row.file_name, mediaType: row.media_type, content: row.content };
}
