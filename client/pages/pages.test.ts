import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(globSync('client/pages/*/*.tsx'))('%s holds no text that is still to be written', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const unwritten = lines.flatMap((line, index) =>
    /\bTODO\b/.test(line) ? [`${file}:${index + 1}: write the text in the place of TODO`] : [],
  );
  expect(unwritten, 'npm run new page leaves TODO where a text belongs').toEqual([]);
});
