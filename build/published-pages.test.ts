import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RenderModule } from '../client/render-module.ts';
import { clientReview } from '../content/about.ts';
import { company } from '../content/company.ts';
import { finishesWords, sampleNotes } from '../content/published.ts';
import { services } from '../content/services/catalogue.ts';
import { teamRoles } from '../content/team.ts';
import { apiPaths } from '../contract/api.ts';
import { documentPath } from '../contract/documents.ts';
import { to } from '../contract/screens.ts';
import { twoDigits } from '../contract/sheets.ts';
import type { Site } from '../contract/site.ts';
import { isPagePath } from '../server/http/documents/pages.ts';
import { publications, publishedSite } from '../testing/publications.ts';
import { plannedDocuments } from './render/documents.ts';

type Name = keyof typeof publications;
type Pages = ReadonlyMap<string, { readonly body: string; readonly description: string }>;

/** Imported by a computed path, because the pages are type-checked for the browser and this folder is not. */
const client: RenderModule = await import(join(import.meta.dirname, '../client/entry-server.tsx'));
const settings = { siteUrl: 'https://renovations.example', formEndpoint: apiPaths.contact };

async function renderPages(site: Site): Promise<Pages> {
  const pages = new Map<string, { body: string; description: string }>();
  for (const { route } of plannedDocuments(site)) {
    const { body, head } = await client.render(route, settings, site);
    pages.set(route, { body, description: head.description });
  }
  return pages;
}

const names = Object.keys(publications) as Name[];
const sites = Object.fromEntries(names.map((name) => [name, publishedSite(name)])) as Record<Name, Site>;
const rendered = new Map<Name, Pages>();
for (const name of names) rendered.set(name, await renderPages(sites[name]));

function bodyOf(name: Name, route: string): string {
  const page = rendered.get(name)?.get(route);
  if (!page) throw new Error(`There is no page for ${route}`);
  return page.body;
}

/** The visible text: that of an island once, without its props and placeholders. */
function wordsOf(html: string): string {
  const shown = html.replace(/<template>.*?<\/template>/gs, '').replace(/<[^>]*>/g, ' ');
  return shown
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
}

function sectionNumbersOf(html: string): string[] {
  return html.match(/\d\d \/ \d\d/g) ?? [];
}

/** Those that open the estimate dialog to schedule a visit, such as 'Schedule Free Consultation'. */
function schedulingButtonsIn(html: string): string[] {
  const buttons = html.match(/<button [^>]*data-estimate="".*?<\/button>/gs) ?? [];
  return buttons.filter((button) => wordsOf(button).includes('Schedule'));
}

describe.each(names)('every page with a publication (%s)', (name) => {
  const pages = rendered.get(name) as Pages;
  const home = bodyOf(name, to.home);

  it.each([...pages.keys()])('has no heading, list item or fact without words: %s', (route) => {
    const { body, description } = pages.get(route) as { body: string; description: string };
    const empty = body.match(
      /<(h[1-6]|li|dt|dd|blockquote|figcaption)\b[^>]*>(\s|<span[^>]*><\/span>)*<\/\1>/g,
    );
    expect(empty).toBeNull();
    expect(description).not.toBe('');
  });

  it('leads to pages and to sections of Home that are there', () => {
    const paths = new Set(plannedDocuments(sites[name]).map(({ path }) => path));
    for (const { body } of pages.values()) {
      for (const [, path = '', anchor = ''] of body.matchAll(
        /<(?:a|button|form) [^>]*(?:href|action|data-to)="(\/[^"#?]*)[^"#]*(#[^"]*)?"/gi,
      )) {
        if (!/\./.test(path) && isPagePath(path)) expect(paths).toContain(path);
        if (path === '/' && anchor) expect(home).toContain(`id="${anchor.slice(1)}"`);
      }
    }
  });

  it('numbers the sections of Home that are there, and none is empty', () => {
    expect(home.includes('<section id="projects"')).toBe(sites[name].projects.length > 0);
    expect(home.includes('<section id="testimonials"')).toBe(sites[name].testimonials.length > 0);
    const numbers = sectionNumbersOf(home);
    const sections = [...home.matchAll(/<section id="(?!newsletter)/g)].length;
    expect(numbers).toEqual(
      Array.from({ length: sections }, (_, index) => `${twoDigits(index + 1)} / ${twoDigits(sections)}`),
    );
  });

  it('says what is a sample, and says it of nothing else', () => {
    const site = sites[name];
    for (const { id, isSample } of site.projects)
      expect(wordsOf(bodyOf(name, to.project(id))).includes(sampleNotes.project)).toBe(isSample);
    for (const [route, note] of [
      [to.testimonials, sampleNotes.testimonials],
      [to.terms, sampleNotes.terms],
    ] as const)
      expect(wordsOf(bodyOf(name, route)).includes(note)).toBe(site.hasSamples);
    expect(bodyOf(name, to.about()).includes(clientReview.author)).toBe(site.hasSamples);
    if (site.hasSamples) return;
    for (const { body, description } of pages.values())
      expect(wordsOf(body) + description).not.toMatch(/\bSample\b|until we publish/);
  });

  it('marks as many cards as there are samples', () => {
    const marksOn = (route: string) => wordsOf(bodyOf(name, route)).match(/ Sample /g)?.length ?? 0;
    const samplesOf = (entries: readonly { isSample?: boolean }[]) =>
      entries.filter(({ isSample }) => isSample).length;
    const { projects, testimonials, featuredProjects } = sites[name];
    expect(marksOn(to.projects)).toBe(samplesOf(projects.slice(0, 24)));
    expect(marksOn(to.testimonials)).toBe(samplesOf(testimonials));
    expect(marksOn(to.home)).toBe(samplesOf(featuredProjects) + samplesOf(testimonials.slice(0, 7)));
  });

  it('shows notice and mailing address around every page, where they are given', () => {
    const { notice, mailingAddress } = sites[name];
    for (const { body } of pages.values()) {
      expect(body.includes('aria-label="Notice"')).toBe(notice !== undefined);
      if (notice) expect(wordsOf(body)).toContain(notice.text);
      const footer = wordsOf(/<footer.*<\/footer>/s.exec(body)?.[0] ?? '');
      if (mailingAddress) expect(footer).toContain(mailingAddress.replace(/\s+/g, ' '));
    }
    expect(wordsOf(home).includes(`${company.name}, 35 Ossington Avenue, Toronto`)).toBe(
      mailingAddress !== '',
    );
  });

  it('says what a button that schedules is for, and offers times after it', () => {
    for (const route of [to.home, to.services, to.about(), to.weeklyReport])
      expect(schedulingButtonsIn(bodyOf(name, route)), route).not.toEqual([]);
    for (const [route, { body }] of pages)
      for (const button of schedulingButtonsIn(body))
        expect(button, route).toMatch(/ data-for="[^"]+" data-visit=""/);
  });

  it('shows a price where there is one', () => {
    for (const { id, slug } of services) {
      const price = sites[name].prices[slug];
      const shown = wordsOf(bodyOf(name, to.service(id)));
      expect(shown.includes('What it costs')).toBe(price !== undefined);
      if (price) expect(shown).toContain(`$28,500 to $1,064,500 ${price.basis}`);
    }
  });

  it('shows people, or what each role does', () => {
    const { people } = sites[name];
    const team = wordsOf(bodyOf(name, to.about()));
    for (const person of people) expect(team).toContain(person.name);
    expect(team.includes(teamRoles[0].description)).toBe(people.length === 0);
  });

  it('shows the numbers that anybody can check', () => {
    const { credentials } = sites[name];
    const about = bodyOf(name, to.about());
    expect(about.includes('Look us up')).toBe(credentials.length > 0);
    for (const { number, checkAt } of credentials) {
      expect(about).toContain(number);
      if (checkAt) expect(about).toContain(`href="${checkAt.href}"`);
    }
  });
});

describe('a project of the owner', () => {
  const [long] = sites.theLongest.projects;
  const [short] = sites.theShortest.projects;

  it('shows the cost among its details and on its card, and what things are in a list', () => {
    const page = wordsOf(bodyOf('theLongest', to.project(long?.id ?? 0)));
    expect(page).toContain(`Cost ${long?.budget}`);
    for (const { what, name } of long?.finishes ?? [])
      expect(page).toContain(what ? `${what} : ${name}` : name);
    expect(page.includes(finishesWords.title)).toBe(true);
    expect(page).not.toContain(finishesWords.sample);
    expect(wordsOf(bodyOf('theLongest', to.home))).toContain(`Cost ${long?.budget}`);
  });

  it('shows no row, list or story that was left empty', () => {
    const main = /<main.*<\/main>/s.exec(bodyOf('theShortest', to.project(short?.id ?? 0)))?.[0] ?? '';
    const facts = [...main.matchAll(/<dt[^>]*>([^<]*)<\/dt>/g)].map(([, name]) => name);
    expect(facts).toEqual(['Location', 'Completed', 'Warranty']);
    const headings = [...main.matchAll(/<h[2-6][^>]*>(.*?)<\/h/g)].map(([, title]) => title);
    expect(headings).toEqual(['Pictures', 'Project details', 'Interested in a similar project?']);
  });

  it('shows the words of its client, and not those of others', () => {
    const [words, others] = sites.theLongest.testimonials;
    const page = wordsOf(bodyOf('theLongest', to.project(long?.id ?? 0)));
    expect(page).toContain(`“${words?.content}” ${words?.authorName}`);
    expect(page).not.toContain(others?.content);
  });

  it('has a link preview of its own', async () => {
    const { head } = await client.render(to.project(short?.id ?? 0), settings, sites.theShortest);
    expect(head.linkPreview).toBe(short?.linkPreview);
    expect(documentPath(to.project(short?.id ?? 0))).toBe('/projects/101');
  });

  it('has the preview of the list while a project of the owner has no picture for it', async () => {
    const [project] = sites.theShortest.projects;
    if (!project) throw new Error('The shortest publication has no project.');
    const site = { ...sites.theShortest, projects: [{ ...project, linkPreview: '' }] };
    const { head } = await client.render(to.project(project.id), settings, site);
    expect(head).toMatchObject({ socialPicture: to.projects });
  });

  it('cuts its pictures around what is to stay in sight, before and after alike', () => {
    const page = bodyOf('theLongest', to.project(long?.id ?? 0));
    const slider = /data-island="compare-slider".*?data-island/s.exec(page)?.[0] ?? '';
    const cuts = slider.match(/focal-x-\d+ focal-y-\d+/g);
    expect(cuts).toHaveLength(2);
    expect(new Set(cuts).size).toBe(1);
  });
});
