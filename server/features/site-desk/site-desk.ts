import type { FastifyInstance } from 'fastify';
import { addDeskScope } from '../../desk-pages/desk-scope.ts';
import { companyFacts } from './company.ts';
import { addDraftPictures } from './draft-pictures.ts';
import { addOverview } from './overview-routes.ts';
import { prices } from './prices.ts';
import { addSamples } from './samples-routes.ts';
import { addSingleRecord } from './single-record-routes.ts';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';
import { addVersions } from './versions-routes.ts';

/** The pages with which the owner publishes: below /desk/site, behind the operator token. */
export function addSiteDesk(app: FastifyInstance, given: Omit<SiteDeskDependencies, 'sendPage'>): void {
  addDeskScope(app, given, (scope, sendPage) => {
    const dependencies = { ...given, sendPage };
    addOverview(scope, dependencies);
    addSingleRecord(scope, dependencies, prices);
    addSingleRecord(scope, dependencies, companyFacts);
    addSamples(scope, dependencies);
    addVersions(scope, dependencies);
    addDraftPictures(scope, dependencies);
  });
}
