import { services } from '../../../content/services/catalogue.ts';
import { splitRoute } from '../../../contract/routes.ts';
import { matchScreen, to } from '../../../contract/screens.ts';
import { sheetOf } from '../../../contract/sheets.ts';

type DrawingListEntry = { readonly title: string; readonly to: string };
export type DrawingListGroup = { readonly title: string; readonly entries: readonly DrawingListEntry[] };

/** The services that most people look for; the overview has all of them. */
const LISTED_SERVICES: readonly number[] = [1, 2, 3, 5, 7];

export const drawingList: readonly DrawingListGroup[] = [
  {
    title: 'Main pages',
    entries: [
      { title: 'Home', to: to.home },
      { title: 'Services', to: to.services },
      { title: 'Projects', to: to.projects },
      { title: 'Testimonials', to: to.testimonials },
      { title: 'About Us', to: to.about() },
      { title: 'Contact', to: to.contact },
      { title: 'Careers', to: to.careers },
    ],
  },
  {
    title: 'Services',
    entries: services
      .filter(({ id }) => LISTED_SERVICES.includes(id))
      .map(({ id, title }) => ({ title, to: to.service(id) })),
  },
  {
    title: 'Projects',
    entries: [
      { title: 'Project portfolio', to: to.projects },
      { title: 'Featured projects', to: to.homeSection('projects') },
      { title: 'Our renovation process', to: to.homeSection('process') },
      { title: 'What clients say', to: to.homeSection('testimonials') },
    ],
  },
  {
    title: 'Resources',
    entries: [
      { title: 'Company history', to: to.about() },
      { title: 'Our team', to: to.about('team') },
      { title: 'Mission and values', to: to.about('mission') },
      { title: 'Privacy Policy', to: to.privacyPolicy },
      { title: 'Terms of Service', to: to.terms },
    ],
  },
];

export const quickActions: readonly DrawingListEntry[] = [
  { title: 'Ask for an estimate', to: to.contactForm },
  { title: 'Apply for a job', to: to.careersForm },
  { title: 'Subscribe to the newsletter', to: to.homeSection('newsletter') },
];

export function sheetNumberOf(route: string): string {
  const { path, search } = splitRoute(route);
  return sheetOf(matchScreen(path), new URLSearchParams(search)).number;
}
