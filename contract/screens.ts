/**
 * The terms of the site:
 * - screen: one kind of page, such as Services or Project. It has a line in each of the two tables below.
 * - page: the React component of a screen, in the folder of its name in client/pages.
 * - route: the path in the fragment of the address, which links use: `/services?id=3#top`.
 * - document: the rendered HTML of a route, at a path of its own, `/services/kitchen-renovations`.
 * - sheetNumber: the number of a screen, service or project, as on a sheet of a drawing set: `A-103`.
 */

/**
 * The path pattern of each screen's routes; an id comes last. A new page is a line here, a row in the table below, and
 * a folder of the same name in client/pages.
 */
export const patterns = {
  home: '/',
  services: '/services',
  projects: '/projects',
  project: '/projects/:id',
  testimonials: '/testimonials',
  about: '/about',
  'sample-estimate': '/sample-estimate',
  'weekly-report': '/weekly-report',
  contact: '/contact',
  careers: '/careers',
  'privacy-policy': '/privacy-policy',
  terms: '/terms',
  accessibility: '/accessibility',
  sitemap: '/sitemap',
  portfolio: '/portfolio/:id',
  'case-study': '/case-study/:id',
  'file-test': '/file-test',
  'not-found': '/404',
} as const;

export type ScreenName = keyof typeof patterns;

export const screenNames = Object.keys(patterns) as ScreenName[];

/** Facts for the build and the server. The browser imports the patterns only: its bundle contains none of this. */
type ScreenRow = {
  readonly name: string;
  readonly sheetNumber: string;
  /** One document for each of these; by default the screen has a single one. */
  readonly documents?: 'service' | 'projects-page' | 'project' | 'portfolio-item' | 'case-study';
  /** Path prefixes below content/, for lastmod in sitemap.xml; by default all of content/. */
  readonly content?: readonly string[];
  /** False for pages that search engines should not show: pages for developers, of the template, and errors. */
  readonly isIndexable?: boolean;
  /** Group on the HTML sitemap page. */
  readonly listedIn?: 'Main pages' | 'Resources';
};

const rows: Readonly<Record<ScreenName, ScreenRow>> = {
  home: { name: 'Home', sheetNumber: 'A-001', listedIn: 'Main pages' },
  services: {
    name: 'Services',
    sheetNumber: 'A-100',
    documents: 'service',
    content: ['services/', 'claims.ts'],
    listedIn: 'Main pages',
  },
  projects: {
    name: 'Projects',
    sheetNumber: 'A-200',
    documents: 'projects-page',
    content: ['projects/'],
    listedIn: 'Main pages',
  },
  project: {
    name: 'Project',
    sheetNumber: 'A-200',
    documents: 'project',
    content: ['projects/'],
  },
  testimonials: {
    name: 'Testimonials',
    sheetNumber: 'A-300',
    content: ['testimonials.ts'],
    listedIn: 'Main pages',
  },
  about: {
    name: 'About Us',
    sheetNumber: 'A-400',
    content: ['about.ts', 'team.ts', 'company.ts'],
    listedIn: 'Main pages',
  },
  'sample-estimate': {
    name: 'An estimate, line by line',
    sheetNumber: 'A-410',
    content: ['papers/'],
    listedIn: 'Resources',
  },
  'weekly-report': {
    name: 'A Friday report',
    sheetNumber: 'A-420',
    content: ['papers/'],
    listedIn: 'Resources',
  },
  contact: {
    name: 'Contact',
    sheetNumber: 'A-500',
    content: ['faq.ts', 'company.ts', 'project-types.ts', 'papers/sample-stages.ts'],
    listedIn: 'Main pages',
  },
  careers: {
    name: 'Careers',
    sheetNumber: 'A-600',
    content: ['careers.ts', 'retention.ts'],
    listedIn: 'Main pages',
  },
  'privacy-policy': {
    name: 'Privacy Policy',
    sheetNumber: 'G-001',
    content: ['legal/privacy-policy.ts', 'retention.ts'],
    listedIn: 'Resources',
  },
  terms: {
    name: 'Terms of Service',
    sheetNumber: 'G-002',
    content: ['legal/terms.ts', 'company.ts'],
    listedIn: 'Resources',
  },
  accessibility: {
    name: 'Accessibility',
    sheetNumber: 'G-003',
    content: ['legal/accessibility-statement.ts', 'company.ts'],
    listedIn: 'Resources',
  },
  sitemap: { name: 'Sitemap', sheetNumber: 'G-000' },
  portfolio: {
    name: 'Portfolio',
    sheetNumber: 'A-700',
    documents: 'portfolio-item',
    isIndexable: false,
    content: ['template-items.ts'],
  },
  'case-study': {
    name: 'Case study',
    sheetNumber: 'A-701',
    documents: 'case-study',
    isIndexable: false,
    content: ['template-items.ts'],
  },
  'file-test': { name: 'File test', sheetNumber: 'G-900', isIndexable: false },
  'not-found': { name: 'Page not found', sheetNumber: '404', isIndexable: false },
};

export function screenRow(screen: ScreenName): ScreenRow {
  return rows[screen];
}

export type ScreenMatch = {
  readonly screen: ScreenName;
  /** The last segment of the path if the pattern has an id, else empty. */
  readonly id: string;
};

const ID = '/:id';

export function matchScreen(path: string): ScreenMatch {
  for (const screen of screenNames) {
    const pattern: string = patterns[screen];
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

/** The filter of the portfolio: a kind of work, or the slug of a service, and a city. */
export type ProjectFilter = { readonly kind?: string; readonly category?: string; readonly city?: string };

/** A query parameter of the contact screen: the project type that its form preselects. */
export const PROJECT_TYPE_PARAMETER = 'projectType';

/** Routes for links: path, query and anchor of the fragment. */
export const to = {
  home: patterns.home,
  homeSection: (anchor: HomeAnchor) => `${patterns.home}#${anchor}`,
  services: patterns.services,
  service: (id: number) => `${patterns.services}?id=${id}`,
  projects: patterns.projects,
  projectsPage: (page: number) => withQuery(patterns.projects, page > 1 ? { page: String(page) } : {}),
  filteredProjects: (filter: ProjectFilter) => withQuery(patterns.projects, filter),
  project: (id: number) => withId(patterns.project, id),
  testimonials: patterns.testimonials,
  about: (tab: AboutTab = 'company') => withQuery(patterns.about, tab === 'company' ? {} : { tab }),
  sampleEstimate: patterns['sample-estimate'],
  weeklyReport: patterns['weekly-report'],
  contact: patterns.contact,
  contactForm: `${patterns.contact}#form`,
  careers: patterns.careers,
  careersForm: `${patterns.careers}#apply`,
  privacyPolicy: patterns['privacy-policy'],
  terms: patterns.terms,
  accessibility: patterns.accessibility,
  sitemap: patterns.sitemap,
} as const;

/** The query that a link adds to the contact route, so that the form preselects the project type. */
export function contactQuery(projectType: string): string {
  return new URLSearchParams({ [PROJECT_TYPE_PARAMETER]: projectType }).toString();
}

/** The sections of Home that links scroll to. */
export type HomeAnchor = 'services' | 'projects' | 'testimonials' | 'process' | 'contact' | 'newsletter';

function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString();
  return path + (query && `?${query}`);
}
