import type { FastifyInstance } from 'fastify';
import { addDeskScope } from '../../desk-pages/desk-scope.ts';
import { companyEditor } from './company/company.ts';
import { addDraftPictures } from './draft-pictures.ts';
import { addEditorRoutes } from './editor/editor-routes.ts';
import { addOverview } from './overview/overview-routes.ts';
import { personEditor } from './people/person-editor.ts';
import { prices } from './prices/prices.ts';
import { projectEditor } from './projects/project-editor.ts';
import { addSamples } from './samples/samples-routes.ts';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';
import { testimonialEditor } from './testimonials/testimonial-editor.ts';
import { addVersions } from './versions/versions-routes.ts';

/** The pages with which the owner publishes: below /desk/site, protected by the operator token. */
export function addSiteDesk(app: FastifyInstance, given: Omit<SiteDeskDependencies, 'sendPage'>): void {
  addDeskScope(app, { ...given, hasFiles: true }, (scope, sendPage) => {
    const dependencies = { ...given, sendPage };
    addOverview(scope, dependencies);
    const projects = projectEditor(dependencies);
    const people = personEditor(given.database);
    addEditorRoutes(scope, dependencies, projects);
    addEditorRoutes(scope, dependencies, testimonialEditor(dependencies));
    addEditorRoutes(scope, dependencies, people);
    addEditorRoutes(scope, dependencies, prices);
    addEditorRoutes(scope, dependencies, companyEditor(given));
    addSamples(scope, dependencies);
    addVersions(scope, dependencies);
    addDraftPictures(scope, dependencies, { ...projects.pictureFields, ...people.pictureFields });
  });
}
