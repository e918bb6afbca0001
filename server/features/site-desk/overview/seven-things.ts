import { services } from '../../../../content/services/catalogue.ts';
import type { Site } from '../../../../contract/site.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import type { Draft } from './saved-drafts.ts';

type Thing = {
  readonly title: string;
  readonly href: string;
  readonly isDone: boolean;
  /** What is there, or why it matters. */
  readonly details: string;
};

/** What makes the site the owner's own, in the order in which homeowners ask for it. Done means visible to visitors. */
export function sevenThings(site: Site, drafts: readonly Draft[]): readonly Thing[] {
  const projects = site.projects.filter(({ isSample }) => !isSample);
  const words = site.testimonials.filter(({ isSample }) => !isSample);
  const waitingWords = drafts.find(({ isWaiting }) => isWaiting);
  const faces = site.people.filter(({ photo }) => photo);
  const nameless = site.people.length > 0 ? 'They are there by name; a portrait says more' : undefined;
  const priced = services.filter(({ slug }) => site.prices[slug]);
  return [
    {
      title: 'A first real project',
      href: projects.length > 0 ? deskPaths.siteProjects : deskPaths.siteNew('projects'),
      ...doneOr(
        andMore(projects.map(({ title }) => title)),
        'A house like theirs says more than any promise',
      ),
    },
    {
      title: 'A client’s words',
      href: waitingWords?.href ?? deskPaths.siteTestimonials,
      ...doneOr(
        andMore(words.map(({ authorName }) => authorName)),
        waitingWords
          ? `${waitingWords.name} wait: read and publish`
          : 'People believe those who have paid you',
      ),
    },
    {
      title: 'A face',
      href: deskPaths.sitePeople,
      ...doneOr(faces.map(({ name }) => name).join(', '), nameless ?? 'Who comes into the house?'),
    },
    {
      title: 'A price',
      href: deskPaths.sitePrices,
      ...doneOr(
        priced.length > 0 && `${priced.length} of ${services.length} services`,
        'The first question that most people have, and the last one that is answered',
      ),
    },
    {
      title: 'Your licence numbers',
      href: deskPaths.siteCompany,
      ...doneOr(
        site.credentials.map(({ label }) => label).join(', '),
        'So that a careful homeowner can look you up',
      ),
    },
    {
      title: 'Your mailing address',
      href: deskPaths.siteCompany,
      ...doneOr(
        site.mailingAddress,
        'The law requires it beside the sign-up and in every issue of the newsletter',
      ),
    },
    {
      title: 'The samples retired',
      href: deskPaths.siteSamples,
      ...doneOr(
        !site.hasSamples && 'Everything on the site is your own',
        'When your own work fills the page',
      ),
    },
  ];
}

function doneOr(what: string | false, why: string): Pick<Thing, 'isDone' | 'details'> {
  return what ? { isDone: true, details: what } : { isDone: false, details: why };
}

function andMore([first, ...others]: readonly string[]): string {
  if (!first) return '';
  return others.length > 0 ? `${first}, and ${others.length} more` : first;
}
