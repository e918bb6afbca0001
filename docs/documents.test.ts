import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiPaths, apiRoutes } from '../contract/api.ts';
import { settingNames } from '../server/config.ts';
import { feedPaths } from '../server/features/visits/feed.ts';
import { wordsPaths } from '../server/publications/words/words-link.ts';
import { requestPaths } from '../server/records/request-link.ts';
import { unsubscribePaths } from '../server/records/unsubscribe-link.ts';

const root = join(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md', 'deploy/*.md'], { cwd: root });
const { scripts, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  version: string;
};

/** Paths in backticks, relative to the repository. A path with a placeholder such as <slug> is not matched. */
const NAMED_PATH =
  /`((?:content|contract|client|server|build|scripts|testing|deploy|e2e|bench|docs)\/[\w./-]*)`/g;

/** Not in the repository, or only for the sample company and deleted by another one. */
const MAY_BE_MISSING = [
  'bench/results/',
  'content/specification.test.ts',
  'testing/second-company/',
  'testing/another-company.long.test.ts',
];

/** npm's own commands, which need no script. */
const NPM_COMMANDS = new Set(['audit', 'ci', 'install']);

/** The anchors that GitHub generates from headings. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  test('links to files that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
    const missing = links.filter(
      (link) => !/^https?:/.test(link) && !existsSync(join(root, dirname(document), link)),
    );
    expect(missing).toEqual([]);
  });

  test('links to headings that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#:\s]*)#([^)\s]+)\)/g)];
    const missing = links.filter(([, file, anchor = '']) => {
      const target = file ? join(root, dirname(document), file) : join(root, document);
      return !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  test('names npm scripts that there are', () => {
    const named = [...text.matchAll(/(?:^|`|&& )npm (?:run ([a-z-]+)|([a-z]+))/gm)].map(
      ([, run, command]) => run ?? command,
    );
    expect(named.filter((name) => name && !scripts[name] && !NPM_COMMANDS.has(name))).toEqual([]);
  });
});

const isSuperseded = (document: string) =>
  document.startsWith('docs/decisions') &&
  /^\d{4}-\d\d-\d\d, superseded/m.test(readFileSync(join(root, document), 'utf8'));

test.each(documents.filter((document) => !isSuperseded(document)))(
  '%s names files and folders that are there',
  (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const named = [...text.matchAll(NAMED_PATH)].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(join(root, path)) && !MAY_BE_MISSING.includes(path))).toEqual(
      [],
    );
  },
);

describe('the README', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');

  test('names every setting, and no other', () => {
    const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Make it'));
    const rows = [...table.matchAll(/^\| (`[A-Z].*?) \|/gm)].map(([, names = '']) => names);
    const named = rows.flatMap((names) => [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
    expect(named.toSorted()).toEqual(settingNames.toSorted());
  });

  test('says what every npm script is for', () => {
    const named = Object.keys(scripts).map((script) =>
      /^(start|test)$/.test(script) ? `npm ${script}` : `npm run ${script}`,
    );
    expect(named.filter((command) => !readme.includes(command))).toEqual([]);
  });
});

test.each(['client', 'server'])('the architecture names every folder of %s/', (part) => {
  const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const folders = globSync('*/', { cwd: join(root, part) }).map((folder) => folder.replace(/\/$/, ''));
  expect(folders.length).toBeGreaterThan(5);
  expect(folders.filter((folder) => !new RegExp(`\\b${folder}\\b`).test(architecture))).toEqual([]);
});

test('the list of public calls names every call of the API and everything that a link opens', () => {
  const behaviours = readFileSync(join(root, 'docs/behaviours.md'), 'utf8');
  const paths = [
    ...Object.values(apiPaths).filter((path) => typeof path === 'string'),
    ...Object.values(apiRoutes),
    ...[requestPaths.pattern, requestPaths.timesPattern, requestPaths.photoPattern],
    ...[requestPaths.calendarPattern, requestPaths.again, wordsPaths.pattern, wordsPaths.photoPattern],
    ...[unsubscribePaths.pattern, unsubscribePaths.again, feedPaths.feed(':secret')],
  ];
  const named = paths.map((path) => path.replaceAll(/:(\w+)/g, '{$1}'));
  expect(named.filter((path) => !behaviours.includes(`${path}\``))).toEqual([]);
});

describe.each(globSync('client/styles/fonts/*.woff2', { cwd: root }))('the font %s', (font) => {
  test('has its licence beside it', () => {
    const licence = readFileSync(join(root, font.replace('.woff2', '-LICENSE.txt')), 'utf8');
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  test('is named in the README', () => {
    const name = basename(font, '.woff2').replaceAll('-', ' ');
    expect(readFileSync(join(root, 'README.md'), 'utf8').toLowerCase()).toContain(name);
  });
});

test('the newest version of the changelog is that of the package, below what is not released yet', () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const [unreleased, newest] = [...changelog.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  expect(unreleased).toBe('Unreleased');
  expect(newest).toMatch(/^\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d$/);
  expect(newest?.split(' ')[0]).toBe(version);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
});
