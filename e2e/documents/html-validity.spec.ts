import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { readAllDocuments } from '../support/read-document.ts';

/** Rules about coding style. React's output differs from it, with the same meaning. */
const handwriting = [
  'doctype-style',
  'attr-case',
  'void-style',
  'attribute-empty-style',
  'attribute-boolean-style',
  'no-dup-class',
  'no-redundant-for',
  'tel-non-breaking',
];

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    ...Object.fromEntries(handwriting.map((rule) => [rule, 'off'])),
    'valid-id': ['error', { relaxed: true }],
    'input-attributes': 'error',
    'no-redundant-role': 'error',
  },
});

test('the HTML of every document is valid', async ({ request }) => {
  const faults: string[] = [];
  for (const { path, html } of await readAllDocuments(request)) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results)
      for (const { message, selector } of messages) faults.push(`${path} ${selector}: ${message}`);
  }
  expect(faults).toEqual([]);
});
