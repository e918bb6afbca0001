import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingNames } from '../server/config.ts';

const root = join(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md', 'deploy/*.md'], { cwd: root });
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** npm's own commands, which need no script. */
const NPM_COMMANDS = new Set(['ci', 'install']);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  test('links to files that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
    const missing = links.filter(
      (link) => !/^https?:/.test(link) && !existsSync(join(root, dirname(document), link)),
    );
    expect(missing).toEqual([]);
  });

  test('names npm scripts that there are', () => {
    const named = [...text.matchAll(/(?:^|`|&& )npm (?:run ([a-z-]+)|([a-z]+))/gm)].map(
      ([, run, command]) => run ?? command,
    );
    expect(named.filter((name) => name && !scripts[name] && !NPM_COMMANDS.has(name))).toEqual([]);
  });
});

test('the README names every setting', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const named = settingNames.filter((name) => name !== 'NODE_ENV');
  expect(named.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
