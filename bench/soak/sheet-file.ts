import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../machine/project-root.ts';
import { type SoakEngine, soakEngines } from './options.ts';

const FILE = join(projectRoot, 'docs/soak.md');

const HEAD = `# Soak

Written by \`npm run soak -- --minutes 10 --engine sqlite --write\` (or \`postgres\`); do not edit. Visitors read documents, send forms with and without scripts and with photos, apply with resumes, click twice and come back with the same form, slow clients hold connections, the owner reads the desk, marks requests as answered, undoes it and writes notes, a balancer and Prometheus ask how it is, the mail server refuses, hangs, drops connections and goes away, and processes are killed with \`kill -9\` until two thirds of the time have passed. When all mail that is owed has gone out, what the visitors and the owner were told is compared with what the database and the mail server have.

Mail is delivered at least once: it is sent again where the mail server dropped the connection after it had taken a message, and where a process was killed between the server's OK and its own note of it. Both are counted apart, and carry the same Message-ID.
`;

/** Puts the sheet of one engine into the document, and leaves that of the other. */
export function writeSheet(engine: SoakEngine, text: string): string {
  const sections = soakEngines.map((name) => {
    const body = name === engine ? text : sectionOf(name);
    return body && `\n## ${name}\n\n${body.trim()}\n`;
  });
  writeFileSync(FILE, HEAD + sections.join(''));
  return FILE;
}

function sectionOf(engine: SoakEngine): string {
  try {
    const [, rest = ''] = readFileSync(FILE, 'utf8').split(`\n## ${engine}\n`);
    return rest.split('\n## ')[0] ?? '';
  } catch {
    return '';
  }
}
