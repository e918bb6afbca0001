import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The owner's own wording, which `content/specification.test.ts` fixes exactly. */
const OWNERS_WORDS = [/manufacturer's warranty/g];

/** All texts of the folder, found by traversing the exports of its modules, so that new files are covered, too. */
const files = globSync('content/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
const copy = await Promise.all(
  files.map(async (file) => ({ file, texts: textsOf(await import(pathToFileURL(file).href)) })),
);

const rules: readonly (readonly [rule: string, pattern: RegExp])[] = [
  ['words that are still to be written', /\bTODO\b/],
  ['exclamation marks', /!/],
  ['long dashes, where a comma or a colon does', /[\u2013\u2014]/],
  ['straight quotation marks and apostrophes', /["']/],
  ['inches shortened to a word that reads as a preposition', /(?<![\d.,])\d{1,3} in\b/],
  ['old-fashioned words', /\b(mend|mends|mended|mending|dear|whilst|shall)\b/i],
  [
    'office phrases',
    /\b(price by line|priced by line|first figure|drawing list|living through it|fixed scope)\b/i,
  ],
  ['houses and bricks of a year, where English says from', /\b[a-z]+ of (19|20)\d\d\b/],
  ['second spelling of email, beside the one of the forms', /\be-mail/i],
  ['promises in the present tense', /\byou hear (of|from)\b/i],
  ['words of another country', /\b(alumini\w+|kerb|skirting|plasterboard|joiner|color|gray)\b/i],
  [
    'praise without a fact',
    /\b(stunning|world-class|finest|unmatched|unparalleled|state-of-the-art|top-notch|premier|luxurious|flawless|passion\w*|solutions|seamless\w*|elevate|transform\w*|bespoke|one-stop|second to none)\b/i,
  ],
];

describe.each(rules)('our voice knows no %s', (_, pattern) => {
  it.each(copy)('in $file', ({ texts }) => {
    for (const text of texts) expect(text).not.toMatch(pattern);
  });
});

/** Technical terms that a homeowner may not know, each with an explanation required on the same page. */
const explanations: readonly (readonly [word: RegExp, explanation: RegExp])[] = [
  [/(?<!ECRA\/)\bESA\b/, /electrical safety/i],
  [/\bsister(s|ed|ing)?\b/i, /doubled/i],
  [/\bscrib(e|es|ed|ing)\b/i, /cut to fit/i],
  [/\bnewels?\b/i, /\bposts?\b/i],
  [/\bLVL\b/, /engineered/i],
  [/\bbalusters?\b/i, /\bspindles?\b/i],
  [/\blath\b/i, /wood strips/i],
  [/\bpolyaspartic\b/i, /\bclear\b/i],
  [/\bsoffit\b/i, /\bbox/i],
];

describe.each(explanations)('the word %s', (word, explanation) => {
  it.each(copy)('is explained wherever it is used: $file', ({ texts }) => {
    const page = texts.join('\n');
    if (word.test(page)) expect(page).toMatch(explanation);
  });
});

function textsOf(value: unknown): string[] {
  if (typeof value === 'string')
    return [OWNERS_WORDS.reduce((text, owners) => text.replaceAll(owners, ''), value)];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}
