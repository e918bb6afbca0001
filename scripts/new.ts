/** Scaffolds a new service, project or page and says what is left to do: `npm run new service "Deck Building"`. */
import { nameOf } from '../build/scaffold/names.ts';
import { newPage } from '../build/scaffold/new-page.ts';
import { newProject } from '../build/scaffold/new-project.ts';
import { newService } from '../build/scaffold/new-service.ts';
import { runAll } from './run.ts';

const kinds: Record<string, typeof newService> = { service: newService, project: newProject, page: newPage };

const LEFT_OUT = 'as long as it says TODO anywhere, the site is built without it, and the build says so';

const [kind = '', ...words] = process.argv.slice(2);
const begin = kinds[kind];
try {
  if (!begin) throw new Error('Say what is new, and its name: npm run new service|project|page "NAME"');
  const { files, next } = begin(nameOf(words.join(' ')));
  await runAll([['biome', 'check', '--write', '--log-level=error', ...files]]);
  console.log(`\nWritten: ${files.join(', ')}\n\nNext:`);
  for (const step of [...next, LEFT_OUT, 'npm test names whatever is still missing'])
    console.log(`- ${step}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
