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
import { companyFacts } from './company.ts';
import { takeDeskForms } from './desk-form.ts';
import { addDraftPictures } from './draft-pictures.ts';
import { addEditorRoutes } from './editor-routes.ts';
import { addOverview } from './overview-routes.ts';
import { prices } from './prices.ts';
import { projectEditor } from './projects/project-editor.ts';
import { addSamples } from './samples-routes.ts';
import { addSingleRecord } from './single-record-routes.ts';
import { addVersions } from './versions-routes.ts';

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
  /** After something was done that makes mail due. */
  wakeOutbox(): void;
  readonly uploadSpace: UploadSpace;
  readonly sendPage: SendDeskPage;
};

/** The pages with which the owner publishes: below /desk/site, behind the operator token. */
export function addSiteDesk(app: FastifyInstance, given: Omit<SiteDeskDependencies, 'sendPage'>): void {
  addDeskScope(app, given, (scope, sendPage) => {
    const dependencies = { ...given, sendPage };
    takeDeskForms(scope);
    addEditorRoutes(scope, dependencies, projectEditor(dependencies));
    addOverview(scope, dependencies);
    addSingleRecord(scope, dependencies, prices);
    addSingleRecord(scope, dependencies, companyFacts);
    addSamples(scope, dependencies);
    addVersions(scope, dependencies);
    addDraftPictures(scope, dependencies);
  });
}
