import { describe, expect, it } from 'vitest';
import { credentials } from '../../../content/company.ts';
import { services } from '../../../content/services/catalogue.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { listRecords } from '../../publications/site-records.ts';
import { tryDesk } from '../../testing/try-desk.ts';

/** The names of a page's fields and the values of its buttons: programs outside send both, so neither may change. */
function namesOn(html: string): { fields: Set<string>; actions: Set<string> } {
  const fields = [...html.matchAll(/<(?:input|select|textarea)\b[^>]* name="([^"]+)"/g)];
  const actions = [...html.matchAll(/<button\b[^>]* name="action" value="([^"]+)"/g)];
  return {
    fields: new Set(fields.map(([, name = '']) => name)),
    actions: new Set(actions.map(([, value = '']) => value)),
  };
}

/** The values of the options that can be chosen. */
function optionsOf(html: string, select: string): string[] {
  const [, options = ''] =
    new RegExp(`<select[^>]* name="${select}"[^>]*>([\\s\\S]*?)</select>`).exec(html) ?? [];
  return [...options.matchAll(/<option value="([^"]+)"/g)].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );
}

/** What each page has among others. */
const FORMS: Readonly<Record<string, { readonly fields: string; readonly actions: string }>> = {
  [deskPaths.siteNew('projects')]: {
    fields:
      'title service city completed description storyTitle story features house timeOnSite permits area budget finishes featured permission before after photos',
    actions: 'save preview publish',
  },
  [deskPaths.siteNew('testimonials')]: {
    fields: 'content authorName authorLocation projectType rating project permission',
    actions: 'save preview publish',
  },
  [deskPaths.siteNew('people')]: { fields: 'name role words photo', actions: 'save preview publish' },
  [deskPaths.sitePrices]: {
    fields: services.map(({ slug }) => `from-${slug} to-${slug} basis-${slug}`).join(' '),
    actions: 'save preview publish',
  },
  [deskPaths.siteCompany]: {
    fields: ['notice', 'noticeUntil', 'mailingAddress', ...credentials.map(({ key }) => key)].join(' '),
    actions: 'save preview publish',
  },
  [deskPaths.siteSamples]: { fields: 'sample', actions: 'retire retire-all' },
  [deskPaths.visits]: {
    fields:
      'offered minutes gapMinutes perDay noticeHours daysAhead hours-mon hours-tue hours-wed hours-thu hours-fri hours-sat hours-sun daysOff',
    actions: 'save renew',
  },
  [deskPaths.newVisit]: { fields: 'reference name email phone visit street city access', actions: 'book' },
};

describe('the forms of the desk', () => {
  it('keep the names of their fields and buttons, and the values of services', async () => {
    const { get, post, database } = await tryDesk('SQLite');
    const bodyOf = async (path: string) => (await get(path)).body;
    for (const name of ['Ida Tamarack', 'Otis Hemlock'])
      await post(deskPaths.siteNew('people'), { name, role: 'Founder', action: 'publish' });
    for (const [path, { fields, actions }] of Object.entries(FORMS)) {
      const names = namesOn(await bodyOf(path));
      const missing = [
        ...fields.split(' ').filter((name) => !names.fields.has(name)),
        ...actions.split(' ').filter((value) => !names.actions.has(value)),
      ];
      expect(missing, path).toEqual([]);
      const boxes = (await bodyOf(path)).match(/<input type="checkbox"[^>]*>/g) ?? [];
      for (const box of boxes) expect(box, path).toContain(' value="yes"');
    }
    expect(optionsOf(await bodyOf(deskPaths.siteNew('projects')), 'service')).toEqual(
      services.map(({ slug }) => slug),
    );
    expect(optionsOf(await bodyOf(deskPaths.siteNew('testimonials')), 'projectType')).toEqual(
      services.map(({ title }) => title),
    );
    expect(namesOn(await bodyOf(deskPaths.sitePeople)).actions).toContain('up');
    const [{ id } = { id: 0 }] = await listRecords(database, 'person');
    expect(namesOn(await bodyOf(deskPaths.siteEntry('people', id))).actions).toEqual(
      new Set(['save', 'preview', 'publish', 'unpublish', 'delete']),
    );
  });
});
