import type { FastifyInstance } from 'fastify';
import { sampleIds } from '../../../../contract/site.ts';
import { refusals } from '../../../http/responses/refusal.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { retireSamples } from '../../../publications/site-changes.ts';
import { latestVersion } from '../../../publications/versions.ts';
import { formValues } from '../form-values.ts';
import type { SiteDeskDependencies } from '../site-desk-dependencies.ts';
import { redirectToProgress, versionProgress } from '../version-progress.ts';
import { nameOfSample, samplesPage } from './samples-view.ts';

/** Shows or retires the samples of content/. Each change is published at once. */
export function addSamples(scope: FastifyInstance, dependencies: SiteDeskDependencies): void {
  const { clock, database, sendPage } = dependencies;
  const path = deskPaths.siteSamples;

  scope.get(path, async (request, reply) => {
    const { records } = await latestVersion(database);
    const own = { projects: records.project.length, testimonials: records.testimonial.length };
    return sendPage(reply, {
      ...samplesPage(new Set(records.retired), own),
      ...versionProgress(request, dependencies),
    });
  });

  scope.post(path, async (request, reply) => {
    const form = await formValues(request, reply, dependencies);
    const { samples, isRetired, summary } = changeIn(form.get('action'), form.get('sample') ?? '');
    const outcome = isRetired ? 'retired' : 'restored';
    const version = await retireSamples(database, samples, isRetired, { now: clock(), summary });
    if (!version) throw refusals.notFound();
    return redirectToProgress(reply, path, { version, outcome }, dependencies);
  });
}

function changeIn(action: string | undefined, sample: string) {
  switch (action) {
    case 'retire-all':
      return { samples: sampleIds(), isRetired: true, summary: 'All samples retired' };
    case 'restore-all':
      return { samples: sampleIds(), isRetired: false, summary: 'All samples brought back' };
    case 'retire':
    case 'restore': {
      if (!sampleIds().includes(sample)) throw refusals.fields({ sample: 'There is no such sample.' });
      const isRetired = action === 'retire';
      const summary = `${nameOfSample(sample)} ${isRetired ? 'retired' : 'brought back'}`;
      return { samples: [sample], isRetired, summary };
    }
    default:
      throw refusals.malformed();
  }
}
