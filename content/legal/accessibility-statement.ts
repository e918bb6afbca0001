import { company } from '../company.ts';
import type { LegalDocument } from './legal-document.ts';

/** Every sentence describes what was tested, as recorded in docs/accessibility.md. Keep the two in sync. */
export const accessibilityStatement = {
  title: 'Accessibility',
  lastUpdated: 'November 17, 2026',
  intro: `Everyone should be able to look at our work, ask for an estimate and apply for a job here, whether they see, hear or hold a mouse or not. This page says what ${company.name} has tested on this website, what is not perfect yet, and how to get help from a person.`,
  sections: [
    {
      id: 'help',
      title: 'Ask for help, or tell us what is in the way',
      paragraphs: [
        `Call ${company.phone.display}, any day from ${company.hours.spoken}, or write to ${company.email}. You can ask for an estimate, apply for a job or book a visit in the same call; nothing on this site can only be done on this site.`,
        `If something here does not work for you, tell us the page and what you use, such as a screen reader, a magnifier or a switch. You need not explain why. We answer within ${company.replyWithinHours} hours, say what we will do, and tell you when it is done.`,
        'We send what is on these pages in another form if you ask: by email as plain text, in large print, or read out on the phone. That is free. An estimate or a contract comes the same way.',
      ],
    },
    {
      id: 'standard',
      title: 'What we aim for',
      paragraphs: [
        'The Web Content Accessibility Guidelines 2.2 at level AA. Ontario’s Accessibility for Ontarians with Disabilities Act (AODA) asks large organizations for version 2.0 at that level, and every business for a way to give feedback.',
      ],
    },
    {
      id: 'tested',
      title: 'What was tested',
      paragraphs: ['Before each new version of this site goes live, these are tried on it:'],
      list: [
        {
          term: 'Keyboard',
          text: 'Everything can be reached and used without a mouse. The focus is always visible and never lost, neither after a form is sent nor when the part of the page that had it disappears.',
        },
        {
          term: 'Screen readers',
          text: 'What they are told is written down, phrase by phrase, for asking for an estimate with photos, applying with a resume, and looking through a project, and compared with each version.',
        },
        {
          term: 'Zoom and large text',
          text: 'At 400 % nothing is cut off, no page has to be scrolled sideways, and what stays in place covers less than a fifth of the screen. The spacing of the text can be changed.',
        },
        {
          term: 'Colours and motion',
          text: 'Contrast is at least 4.5 to 1 for text. High contrast settings are followed. What moves by itself can be paused, and does not move if your device asks for less motion.',
        },
        {
          term: 'Without scripts',
          text: 'All pages can be read and all forms sent if scripts do not run.',
        },
        {
          term: 'Automatic checks',
          text: 'The program axe finds no fault on any page.',
        },
      ],
    },
    {
      id: 'known-limits',
      title: 'What is not perfect',
      paragraphs: ['We know of these, and would rather say so:'],
      list: [
        {
          term: 'Tested by whom',
          text: 'The tests read what browsers tell assistive technology. Nobody who depends on a screen reader every day has gone through the whole site yet.',
        },
        {
          term: 'Before and after',
          text: 'The comparison of two pictures is made for the eye. The story below it says in words what was done, but not everything that the pictures show.',
        },
        {
          term: 'Rows of cards',
          text: 'On narrow screens some rows of services and projects are swiped sideways. The footer lists every service, and the page of projects every project, one below the other.',
        },
        {
          term: 'Your photos',
          text: 'The form knows the photos that you add by the names of their files alone. A phone often calls them by numbers: you can write what each shows.',
        },
        {
          term: 'Other sites',
          text: `Our pictures on ${company.social.network} mostly have no descriptions. The same projects are described here.`,
        },
        {
          term: 'Old browsers',
          text: 'In browsers from before 2022, menus are replaced by one page with all links.',
        },
      ],
    },
  ],
} as const satisfies LegalDocument;
