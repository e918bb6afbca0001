/**
 * The words for what the site is made of:
 * - screen: one kind of page, such as Services or Project. A row of the table below.
 * - page: the React component of a screen, in the folder of its name in client/pages.
 * - route: what the fragment of the address holds and links name, `/services?id=3#top`.
 * - document: the prerendered HTML file of a route, at a path of its own, `/services/kitchen-renovations`.
 * - sheetNumber: the number that a screen, service or project has in the design of the site as a drawing set, `A-103`.
 */

/**
 * A new page is a row in the table and a folder of the same name in client/pages. The browser knows the patterns alone:
 * see build/screen-patterns.ts.
 */
type ScreenRow = {
  /** The path of its routes; an id comes last. */
  readonly pattern: string;
  readonly name: string;
  readonly sheetNumber: string;
  /** One document for each of these; by default there is one. */
  readonly documents?: 'service' | 'projects-page' | 'project' | 'portfolio-item' | 'case-study';
  /** Path prefixes under content/, for lastmod in sitemap.xml; by default all of it. */
  readonly content?: readonly string[];
  /** False for pages that search engines are not to show: those of developers, of the template, of errors. */
  readonly isIndexable?: boolean;
  /** Group on the HTML sitemap page. */
  readonly listedIn?: 'Main pages' | 'Resources';
};

export const screens = {
  home: { pattern: '/', name: 'Home', sheetNumber: 'A-001', listedIn: 'Main pages' },
  services: {
    pattern: '/services',
    name: 'Services',
    sheetNumber: 'A-100',
    documents: 'service',
    content: ['services/', 'claims.ts'],
    listedIn: 'Main pages',
  },
  projects: {
    pattern: '/projects',
    name: 'Projects',
    sheetNumber: 'A-200',
    documents: 'projects-page',
    content: ['projects/'],
    listedIn: 'Main pages',
  },
  project: {
    pattern: '/projects/:id',
    name: 'Project',
    sheetNumber: 'A-200',
    documents: 'project',
    content: ['projects/'],
  },
  testimonials: {
    pattern: '/testimonials',
    name: 'Testimonials',
    sheetNumber: 'A-300',
    content: ['testimonials.ts'],
    listedIn: 'Main pages',
  },
  about: {
    pattern: '/about',
    name: 'About Us',
    sheetNumber: 'A-400',
    content: ['about.ts', 'team.ts', 'company.ts'],
    listedIn: 'Main pages',
  },
  'sample-estimate': {
    pattern: '/sample-estimate',
    name: 'An estimate, line by line',
    sheetNumber: 'A-410',
    content: ['papers/'],
    listedIn: 'Resources',
  },
  'weekly-report': {
    pattern: '/weekly-report',
    name: 'A Friday report',
    sheetNumber: 'A-420',
    content: ['papers/'],
    listedIn: 'Resources',
  },
  contact: {
    pattern: '/contact',
    name: 'Contact',
    sheetNumber: 'A-500',
    content: ['faq.ts', 'company.ts', 'project-types.ts', 'papers/sample-stages.ts'],
    listedIn: 'Main pages',
  },
  careers: {
    pattern: '/careers',
    name: 'Careers',
    sheetNumber: 'A-600',
    content: ['careers.ts', 'retention.ts'],
    listedIn: 'Main pages',
  },
  'privacy-policy': {
    pattern: '/privacy-policy',
    name: 'Privacy Policy',
    sheetNumber: 'G-001',
    content: ['legal/privacy-policy.ts', 'retention.ts'],
    listedIn: 'Resources',
  },
  terms: {
    pattern: '/terms',
    name: 'Terms of Service',
    sheetNumber: 'G-002',
    content: ['legal/terms.ts', 'company.ts'],
    listedIn: 'Resources',
  },
  accessibility: {
    pattern: '/accessibility',
    name: 'Accessibility',
    sheetNumber: 'G-003',
    content: ['legal/accessibility-statement.ts', 'company.ts'],
    listedIn: 'Resources',
  },
  sitemap: { pattern: '/sitemap', name: 'Sitemap', sheetNumber: 'G-000' },
  portfolio: {
    pattern: '/portfolio/:id',
    name: 'Portfolio',
    sheetNumber: 'A-700',
    documents: 'portfolio-item',
    isIndexable: false,
    content: ['template-items.ts'],
  },
  'case-study': {
    pattern: '/case-study/:id',
    name: 'Case study',
    sheetNumber: 'A-701',
    documents: 'case-study',
    isIndexable: false,
    content: ['template-items.ts'],
  },
  'file-test': { pattern: '/file-test', name: 'File test', sheetNumber: 'G-900', isIndexable: false },
  'not-found': { pattern: '/404', name: 'Page not found', sheetNumber: '404', isIndexable: false },
} as const satisfies Record<string, ScreenRow>;

export type ScreenName = keyof typeof screens;

export function rowOf(screen: ScreenName): ScreenRow {
  return screens[screen];
}

export type ScreenMatch = {
  readonly screen: ScreenName;
  /** The last segment of the path, where the pattern has one; otherwise empty. */
  readonly id: string;
};

const ID = '/:id';

export function matchScreen(path: string): ScreenMatch {
  for (const [screen, { pattern }] of Object.entries(screens) as [ScreenName, ScreenRow][]) {
    if (pattern === path) return { screen, id: '' };
    if (!pattern.endsWith(ID)) continue;
    const parent = pattern.slice(0, -ID.length + 1);
    const id = path.slice(parent.length);
    if (path.startsWith(parent) && id !== '' && !id.includes('/')) return { screen, id };
  }
  return { screen: 'not-found', id: '' };
}

/** '/projects/:id' and 3 make '/projects/3'. */
export function withId(pattern: string, id: number): string {
  return pattern.replace(':id', String(id));
}

export type AboutTab = 'company' | 'team' | 'mission';

/** What the portfolio can be narrowed to: a kind of work, or the slug of a service, and a city. */
export type ProjectFilter = { readonly kind?: string; readonly category?: string; readonly city?: string };

/** In the query of the contact screen: what its form preselects. */
export const PROJECT_TYPE_PARAMETER = 'projectType';

/** Routes as links name them: path, query and anchor of the fragment. */
export const to = {
  home: screens.home.pattern,
  homeSection: (anchor: HomeAnchor) => `${screens.home.pattern}#${anchor}`,
  services: screens.services.pattern,
  service: (id: number) => `${screens.services.pattern}?id=${id}`,
  projects: screens.projects.pattern,
  projectsPage: (page: number) => withQuery(screens.projects.pattern, page > 1 ? { page: String(page) } : {}),
  filteredProjects: (filter: ProjectFilter) => withQuery(screens.projects.pattern, filter),
  project: (id: number) => withId(screens.project.pattern, id),
  testimonials: screens.testimonials.pattern,
  about: (tab: AboutTab = 'company') => withQuery(screens.about.pattern, tab === 'company' ? {} : { tab }),
  sampleEstimate: screens['sample-estimate'].pattern,
  weeklyReport: screens['weekly-report'].pattern,
  contact: screens.contact.pattern,
  contactForm: `${screens.contact.pattern}#form`,
  careers: screens.careers.pattern,
  careersForm: `${screens.careers.pattern}#apply`,
  privacyPolicy: screens['privacy-policy'].pattern,
  terms: screens.terms.pattern,
  accessibility: screens.accessibility.pattern,
  sitemap: screens.sitemap.pattern,
} as const;

/** What a link to the contact screen adds to its route, so that the form knows the kind of project. */
export function contactQuery(projectType: string): string {
  return new URLSearchParams({ [PROJECT_TYPE_PARAMETER]: projectType }).toString();
}

/** The sections of Home that links scroll to. */
export type HomeAnchor = 'services' | 'projects' | 'testimonials' | 'process' | 'contact' | 'newsletter';

function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString();
  return path + (query && `?${query}`);
}
