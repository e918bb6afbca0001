export type Direction = {
  readonly files: string;
  /**
   * Besides their own folder, which is `files` up to its last slash. `npm/` is a package, `node/` Node itself, `type:`
   * a type-only import.
   */
  readonly mayImport: readonly string[];
  /** What to do instead, shown when the rule is broken. */
  readonly otherwise: string;
};

const EVERYWHERE_IN_CLIENT = ['npm/**', 'contract/**', 'client/*', 'client/ui/**'];
const AN_ISLAND = [
  ...EVERYWHERE_IN_CLIENT,
  'client/islands/*',
  'client/{components,forms,location,queries}/**',
  'content/{company,newsletter,picture,retention}.ts',
  'type:content/**',
];
const A_PAGE = [...EVERYWHERE_IN_CLIENT, 'content/**', 'client/{components,forms,head,islands}/**'];
const EVERYWHERE_IN_SERVER = ['npm/**', 'node/**', 'content/**', 'contract/**', 'server/*'];
/** The server's folders that features may import: all but these. */
const SHARED_BY_FEATURES = 'server/!(features|jobs|testing)/**';
const THE_BUILD = ['npm/**', 'node/**', 'contract/**', 'content/**', 'server/**', 'type:client/**'];

/**
 * Which files may import which. The first matching row applies, and `*` matches every folder, including future ones.
 * Tests and the tools around the product may import everything; the product never imports those.
 */
export const importDirections: readonly Direction[] = [
  {
    files: 'content/**',
    mayImport: [],
    otherwise: 'content imports nothing. What needs more belongs into contract/, client/ or build/',
  },
  {
    files: 'contract/**',
    mayImport: ['npm/zod/**', 'content/**'],
    otherwise: 'browser, server and build share contract/, which stands on content/ alone. Pass it in',
  },
  {
    files: 'client/ui/**',
    mayImport: ['npm/react', 'npm/react-dom'],
    otherwise: 'client/ui knows React alone. Pass it in, or move the file to client/components/',
  },
  {
    // The dialog shows the contact form.
    files: 'client/islands/estimate/**',
    mayImport: [...AN_ISLAND, 'client/islands/contact-form/**'],
    otherwise: 'see the row of all islands in build/import-directions.ts',
  },
  {
    files: 'client/islands/*/**',
    mayImport: AN_ISLAND,
    otherwise:
      'an island gets what visitors read as props, never as code, and knows no page and no other island. Share by client/components/, forms/ or ui/',
  },
  {
    files: 'client/pages/*/**',
    mayImport: [...A_PAGE, 'client/pages/*'],
    otherwise: 'a page never imports another page. Move what both show to client/components/',
  },
  {
    files: 'client/pages/*',
    mayImport: A_PAGE,
    otherwise: 'what several pages are made of knows none of them',
  },
  {
    files: 'client/runtime/**',
    mayImport: [...EVERYWHERE_IN_CLIENT, 'client/{forms,islands,location}/**'],
    otherwise: 'the runtime stands on islands and location; content would reach every visitor as code',
  },
  {
    files: 'client/islands/*',
    mayImport: [...EVERYWHERE_IN_CLIENT, 'client/islands/**'],
    otherwise: 'what renders islands knows no page',
  },
  {
    files: 'client/desk/**',
    mayImport: [...EVERYWHERE_IN_CLIENT, 'client/forms/**'],
    otherwise: 'the script of the desk knows no page and no island of the site',
  },
  {
    files: 'client/*/**',
    mayImport: [...EVERYWHERE_IN_CLIENT, 'content/**'],
    otherwise:
      'components, forms and the like stand on client/ui, contract/ and content/, and know neither islands nor pages. Pass it in, or move the file there',
  },
  {
    files: 'client/*',
    mayImport: ['npm/**', 'contract/**', 'content/**', 'client/**'],
    otherwise: 'client and server never meet. What both need belongs into contract/',
  },
  {
    // Starts the background jobs of the features.
    files: 'server/jobs/**',
    mayImport: ['npm/**', 'node/**', 'contract/**', 'content/**', 'server/**'],
    otherwise: 'client and server never meet. What both need belongs into contract/',
  },
  {
    files: 'server/features/*/**',
    mayImport: [...EVERYWHERE_IN_SERVER, SHARED_BY_FEATURES],
    otherwise:
      'a server feature never imports another feature, nor the client. Let server/app.ts pass it in, or move it to a folder beside features/',
  },
  {
    files: 'server/*/**',
    mayImport: [...EVERYWHERE_IN_SERVER, SHARED_BY_FEATURES],
    otherwise: 'what features share knows no feature, and not the client. Let server/app.ts pass it in',
  },
  {
    files: 'server/*',
    mayImport: ['npm/**', 'node/**', 'contract/**', 'content/**', 'server/**'],
    otherwise: 'client and server never meet. What both need belongs into contract/',
  },
  {
    // Link previews are screenshots, made with the same browser as the tests.
    files: 'build/pictures/**',
    mayImport: [...THE_BUILD, 'build/**', 'testing/chromium.ts'],
    otherwise: 'see the row of build/ in build/import-directions.ts',
  },
  {
    files: 'build/**',
    mayImport: THE_BUILD,
    otherwise: 'the build reaches the client through its rendered entry alone',
  },
];
