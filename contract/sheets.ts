import { services } from '../content/services/catalogue.ts';
import type { ScreenMatch } from './screens.ts';

/** The site is a drawing set: every screen is a sheet with a number, shown in its head and in the footer. */
export type Sheet = { readonly number: string; readonly drawing: string };

export function sheetOf({ screen, id }: ScreenMatch, query: URLSearchParams): Sheet {
  switch (screen) {
    case 'home':
      return { number: 'A-001', drawing: 'Home' };
    case 'services':
      return serviceSheet(query.get('id'));
    case 'projects':
      return { number: 'A-200', drawing: 'Projects' };
    case 'project':
      return { number: `A-2${padded(id)}`, drawing: `Project ${id}` };
    case 'testimonials':
      return { number: 'A-300', drawing: 'Testimonials' };
    case 'about':
      return { number: 'A-400', drawing: 'About Us' };
    case 'contact':
      return { number: 'A-500', drawing: 'Contact' };
    case 'careers':
      return { number: 'A-600', drawing: 'Careers' };
    case 'privacy-policy':
      return { number: 'G-001', drawing: 'Privacy Policy' };
    case 'terms':
      return { number: 'G-002', drawing: 'Terms of Service' };
    case 'sitemap':
      return { number: 'G-000', drawing: 'Sitemap' };
    case 'portfolio':
      return { number: 'A-700', drawing: 'Portfolio' };
    case 'case-study':
      return { number: 'A-701', drawing: 'Case study' };
    case 'file-test':
      return { number: 'G-900', drawing: 'File test' };
    case 'not-found':
      return { number: '404', drawing: 'Not in this set' };
  }
}

function serviceSheet(id: string | null): Sheet {
  const service = services.find((candidate) => String(candidate.id) === id);
  return { number: `A-1${padded(service?.id ?? 0)}`, drawing: service?.title ?? 'Services' };
}

/** Services and projects keep their number of two digits everywhere. */
export function padded(id: number | string): string {
  return String(id).padStart(2, '0');
}
