import { company } from '../../content/company.ts';
import { drawnSocialPicture, socialPictures } from '../../content/page-pictures.ts';
import type { Picture } from '../../content/picture.ts';
import { finishedView, type Project } from '../../content/project.ts';
import { projects } from '../../content/projects/catalogue.ts';
import { documentPath, socialPicturePath } from '../../contract/documents.ts';
import { splitRoute } from '../../contract/routes.ts';
import { matchScreen, to } from '../../contract/screens.ts';
import { sheetOf } from '../../contract/sheets.ts';
import { sampleSite } from '../../contract/site.ts';
import { indexableRoutes, serviceAt } from '../render/documents.ts';

/** What the link preview of one document shows. */
export type SocialPictureCard = {
  /** Path of the link preview, relative to the folder of public files. */
  readonly path: string;
  readonly sheetNumber: string;
  readonly title: string;
  readonly note: string;
  readonly picture: Picture;
  /** The share of the width that shows the line drawing of the same room instead of the photograph. */
  readonly drawing?: { readonly scene: string; readonly share: number };
};

/** The share of a project's picture that its drawing covers. */
const DRAWN_SHARE_OF_PROJECT = 0.38;

export function socialPictureCards(): SocialPictureCard[] {
  return indexableRoutes(sampleSite()).map(cardOf);
}

function cardOf(route: string): SocialPictureCard {
  const { path, search } = splitRoute(route);
  const match = matchScreen(path);
  const sheet = sheetOf(match, new URLSearchParams(search), sampleSite());
  const card = {
    path: socialPicturePath(documentPath(route)),
    sheetNumber: sheet.number,
    title: sheet.title,
    note: company.serviceArea,
  };
  const service = serviceAt(route);
  if (service) return { ...card, picture: service.picture };
  const project = projects.find(({ id }) => to.project(id) === route);
  if (project) return { ...card, ...partsOf(project) };
  return { ...card, ...(socialPictures[match.screen] ?? drawnSocialPicture) };
}

function partsOf(project: Project) {
  const { title, location, completionDate, drawing } = project;
  return {
    title,
    note: `${location}, ${completionDate}`,
    picture: finishedView(project),
    ...(drawing && { drawing: { scene: drawing.scene, share: DRAWN_SHARE_OF_PROJECT } }),
  };
}
