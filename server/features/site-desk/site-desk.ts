import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { SendDeskPage } from '../../desk-pages/desk-page.ts';
import { addDeskScope } from '../../desk-pages/desk-scope.ts';
import type { UploadSpace } from '../../forms/uploads/upload-space.ts';
import type { RequireOperator } from '../../operator/require-operator.ts';
import type { LiveSite } from '../../publications/live-site.ts';
import type { Publisher } from '../../publications/publisher.ts';
import type { Clock } from '../../time/clock.ts';
import { takeDeskForms } from './desk-form.ts';
import { addDraftPictures } from './draft-pictures.ts';
import { addEditorRoutes } from './editor-routes.ts';
import { personEditor } from './people/person-editor.ts';
import { projectEditor } from './projects/project-editor.ts';
import { testimonialEditor } from './testimonials/testimonial-editor.ts';

/** What the routes of the site's pages on the desk stand on. */
export type SiteDeskDependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly requireOperator: RequireOperator;
  readonly live: LiveSite;
  readonly publisher: Pick<Publisher, 'failure' | 'preview'>;
  /** After a version was made, or pictures were received. */
  wakePublisher(): void;
  readonly uploadSpace: UploadSpace;
  readonly sendPage: SendDeskPage;
};

/** The pages with which the owner publishes: below /desk/site, behind the operator token. */
export function addSiteDesk(app: FastifyInstance, given: Omit<SiteDeskDependencies, 'sendPage'>): void {
  addDeskScope(app, given, (scope, sendPage) => {
    const dependencies = { ...given, sendPage };
    takeDeskForms(scope);
    addEditorRoutes(scope, dependencies, projectEditor(given.database));
    addEditorRoutes(scope, dependencies, testimonialEditor(dependencies));
    addEditorRoutes(scope, dependencies, personEditor(given.database));
    addDraftPictures(scope, dependencies);
  });
}
