import { company } from '../../content/company.ts';
import { heroHeadline } from '../../content/hero.ts';
import { PORTFOLIO_DRAWING, previewPictures } from '../../content/page-pictures.ts';
import type { Picture } from '../../content/picture.ts';
import { pictures } from '../../content/pictures.ts';
import { finishedView, type Project } from '../../content/project.ts';
import { type ProjectId, projects } from '../../content/projects/catalogue.ts';
import { services } from '../../content/services/catalogue.ts';
import type { SocialPictureSlug } from '../../content/social-pictures.ts';
import { splitRoute } from '../../contract/routes.ts';
import { matchScreen, to } from '../../contract/screens.ts';
import { sheetOf } from '../../contract/sheets.ts';

/** What the link preview of one page shows. */
export type SocialPictureCard = {
  readonly slug: SocialPictureSlug;
  readonly sheetNumber: string;
  readonly title: string;
  readonly note: string;
  readonly picture: Picture;
  /** Where the line drawing of the same room ends and its photograph begins. */
  readonly drawing?: { readonly name: string; readonly share: number };
};

const { city, region } = company.location;

export const socialPictureCards: readonly SocialPictureCard[] = [
  {
    ...card('home', to.home, pictures.hero),
    title: heroHeadline,
    note: `${city}, ${region}`,
    drawing: { name: 'hero', share: 0.4 },
  },
  card('services', to.services, previewPictures.services),
  ...services.map((service) => card(`service-${service.slug}`, to.service(service.id), service.picture)),
  {
    ...card('projects', to.projects, previewPictures.projects),
    note: `${city}, ${region}`,
    drawing: { name: PORTFOLIO_DRAWING, share: 0.45 },
  },
  ...projects.map((project: Project & { readonly id: ProjectId }) => ({
    ...card(`project-${project.id}`, to.project(project.id), finishedView(project)),
    title: project.title,
    note: `${project.location}, ${project.completionDate}`,
    ...(project.drawing && { drawing: { name: project.drawing, share: 0.38 } }),
  })),
  card('testimonials', to.testimonials, previewPictures.testimonials),
  card('about', to.about(), previewPictures.about),
  {
    ...card('contact', to.contact, previewPictures.contact),
    note: `${company.phone.display}, ${company.hours.short}`,
  },
  card('careers', to.careers, previewPictures.careers),
  card('privacy-policy', to.privacyPolicy, previewPictures.privacyPolicy),
  card('terms', to.terms, previewPictures.terms),
  {
    ...card('sitemap', to.sitemap, pictures.hero),
    note: 'All pages of this site',
    drawing: { name: 'hero', share: 1 },
  },
];

function card(slug: SocialPictureSlug, route: string, picture: Picture): SocialPictureCard {
  const { path, search } = splitRoute(route);
  const { number, drawing } = sheetOf(matchScreen(path), new URLSearchParams(search));
  return { slug, sheetNumber: number, title: drawing, note: company.serviceArea, picture };
}
