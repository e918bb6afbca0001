import { services } from '../content/services/catalogue.ts';
import { type ScreenMatch, screenRow } from './screens.ts';
import { projectWithId, type Site } from './site.ts';

/** The title block of a screen, shown in the footer. */
export type Sheet = { readonly number: string; readonly title: string };

export function sheetOf({ screen, id }: ScreenMatch, query: URLSearchParams, site: Site): Sheet {
  const { sheetNumber, name } = screenRow(screen);
  const service = screen === 'services' && services.find((entry) => String(entry.id) === query.get('id'));
  const project = screen === 'project' && projectWithId(site, id);
  if (service) return { number: sheetNumberWithId(sheetNumber, service.id), title: service.title };
  if (project)
    return { number: sheetNumberWithId(sheetNumber, project.id), title: `${name} ${id}, ${project.city}` };
  return { number: sheetNumber, title: name };
}

/** 'A-100' and 3 make 'A-103'. */
export function sheetNumberWithId(first: string, id: number): string {
  return `${first.slice(0, -2)}${twoDigits(id)}`;
}

/** Services and projects are always shown with a number of two digits. */
export function twoDigits(id: number | string): string {
  return String(id).padStart(2, '0');
}
