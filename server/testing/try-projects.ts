import { apiPaths } from '../../contract/api.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import type { ProjectContent } from '../publications/record-content.ts';
import { findRecord } from '../publications/site-records.ts';
import type { Engine } from './engines.ts';
import { postSiteForm, widePhoto } from './site-forms.ts';
import { tryDesk } from './try-desk.ts';

/** Paths of the editors of the owner's first and second project, and of a new one. */
export const projectPaths = {
  new: deskPaths.siteNew('projects'),
  first: deskPaths.siteEntry('projects', 101),
  second: deskPaths.siteEntry('projects', 102),
} as const;

type PublicProject = { id: number; title: string; description: string; isSample: boolean; images: string[] };

/** A desk with functions to submit project forms and to read the results. */
export async function tryProjects(engine: Engine) {
  const desk = await tryDesk(engine);
  return {
    ...desk,
    send: (url: string, fields: Record<string, string>, files: Parameters<typeof postSiteForm>[3] = []) =>
      postSiteForm(desk, url, fields, files),
    photo: async (field = 'photos') => ({ field, content: await widePhoto() }),
    /** The draft of the owner's first project. */
    async project(): Promise<ProjectContent> {
      const record = await findRecord(desk.database, 'project', 101);
      if (!record) throw new Error('There is no project.');
      return record.content;
    },
    /** What the API returns to visitors after the newest version is shown. */
    async publicProjects(): Promise<PublicProject[]> {
      await desk.publisher.run();
      return (await desk.app.inject({ url: apiPaths.projects })).json();
    },
  };
}
