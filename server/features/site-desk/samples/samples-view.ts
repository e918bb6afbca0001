import { countedNoun } from '../../../../content/grammar.ts';
import { avifPath, jpegPath, type Picture } from '../../../../content/picture.ts';
import { projects } from '../../../../content/projects/catalogue.ts';
import { testimonials } from '../../../../content/testimonials.ts';
import { sampleId } from '../../../../contract/site.ts';
import type { DeskPage } from '../../../desk-pages/desk-page.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { rowList } from '../../../desk-pages/parts/lists.ts';
import { pageHead } from '../../../desk-pages/parts/page-head.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { rowButton } from '../row-button.ts';

type Sample = {
  readonly id: string;
  readonly name: string;
  readonly details: string;
  readonly picture?: Picture | undefined;
};

const sampleProjects: readonly Sample[] = projects.map(({ id, title, category, cover }) => ({
  id: sampleId('project', id),
  name: title,
  details: category,
  picture: cover,
}));

const sampleQuotes: readonly Sample[] = testimonials.map(({ id, content, projectType, picture }) => ({
  id: sampleId('testimonial', id),
  name: `“${firstSentence(content)}”`,
  details: projectType,
  picture,
}));

/** The name in quotation marks, for both kinds of samples. */
export function nameOfSample(id: string): string {
  const project = sampleProjects.find((sample) => sample.id === id);
  return project ? `“${project.name}”` : (sampleQuotes.find((sample) => sample.id === id)?.name ?? id);
}

type Own = { readonly projects: number; readonly testimonials: number };

/** `own` counts what would be left without samples. */
export function samplesPage(retired: ReadonlySet<string>, own: Own): DeskPage {
  const title = 'Samples';
  return {
    title,
    tabPath: deskPaths.siteSamples,
    head: pageHead({
      title,
      back: { href: deskPaths.site, label: 'Site' },
      introduction:
        'They keep the site whole until your own work fills it, and say that they are samples. Retired ones come back with one tap.',
    }),
    body: html`${sampleList('Projects', sampleProjects, retired)}${sampleList('Quotes', sampleQuotes, retired)}`,
    aside: allAtOnce(retired, own),
  };
}

function sampleList(title: string, samples: readonly Sample[], retired: ReadonlySet<string>): Html {
  const gone = samples.filter(({ id }) => retired.has(id)).length;
  const counts = [`${samples.length - gone} shown`, ...(gone > 0 ? [`${gone} retired`] : [])];
  return section({
    title: html`${title} <small>${counts.join(', ')}</small>`,
    body: rowList(samples.map((sample) => sampleRow(sample, retired.has(sample.id)))),
  });
}

function sampleRow({ id, name, details, picture }: Sample, isRetired: boolean): Html {
  return html`<li class="row row--picture">${
    picture
      ? html`<picture><source type="image/avif" srcset="${avifPath(picture, Math.min(...picture.widths))}"><img src="${jpegPath(picture)}" alt="" width="144" height="144" loading="lazy"></picture>`
      : html`<span class="row-blank"></span>`
  }<div><p class="row-name${isRetired && ' is-retired'}">${name}</p><p class="row-details">${isRetired ? 'Retired' : details}</p></div>${rowButton(
    {
      action: deskPaths.siteSamples,
      hidden: { sample: id },
      value: isRetired ? 'restore' : 'retire',
      label: isRetired ? 'Bring back' : 'Retire',
      about: name,
    },
  )}</li>`;
}

function allAtOnce(retired: ReadonlySet<string>, own: Own): Html {
  const hasShown = [...sampleProjects, ...sampleQuotes].some(({ id }) => !retired.has(id));
  const button = (value: string, label: string, isPrimary: boolean) =>
    html`<button class="button${isPrimary && ' button--primary'}" type="submit" name="action" value="${value}">${label}</button>`;
  return section({
    title: 'All at once',
    body: html`<p>Without samples your site shows <b>${countedNoun(own.projects || 'no', 'project')}</b> and <b>${countedNoun(own.testimonials || 'no', 'quote')}</b>. A section of Home that would be empty goes, and every page still looks finished.</p>
<form class="buttons" method="post" action="${deskPaths.siteSamples}">${hasShown && button('retire-all', 'Retire all samples', true)}${retired.size > 0 && button('restore-all', 'Bring all back', false)}</form>
<p class="note">Goes live at once, as a new version.</p>`,
  });
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
