import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ContactMessage, contactFields } from '../../../contract/forms/contact.ts';
import { ReceiptCard } from './receipt-card.tsx';

const names = Object.keys(contactFields) as (keyof ContactMessage)[];
const typed = Object.fromEntries(names.map((name) => [name, `typed as ${name}`]));

function rowsOf(sent: Readonly<Record<string, string>>): [term: string, value: string][] {
  const receipt = { from: 'contact', sent: sent as ContactMessage } as const;
  const rows = renderToStaticMarkup(<ReceiptCard receipt={receipt} />).matchAll(
    /<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs,
  );
  return [...rows].map(([, term = '', value = '']) => [term, value.replace(/<[^>]+>/g, '')]);
}

test('a receipt shows who sent it, and every other field with its label', () => {
  const [[from, person] = [], ...others] = rowsOf(typed);
  const isOfPerson = (name: keyof ContactMessage) =>
    ['name', 'email', 'phone'].includes(contactFields[name].role ?? '');
  expect(from).toBe('From');
  expect(person).toBe(
    names
      .filter(isOfPerson)
      .map((name) => typed[name])
      .join(', '),
  );
  for (const name of names.filter((each) => !isOfPerson(each)))
    expect(others).toContainEqual([contactFields[name].label, typed[name]]);
});

test('a receipt has no row for what was left empty, or was not asked when it was sent', () => {
  const { projectType: _, ...earlier } = typed;
  for (const sent of [earlier, { ...typed, projectType: '' }])
    expect(rowsOf(sent).map(([term]) => term)).not.toContain(contactFields.projectType.label);
});

test('a receipt leads to the page of the request: to its times where some are offered', () => {
  const receipt = { from: 'contact', sent: typed as ContactMessage } as const;
  const page = '/request/AAAAAAAAAAAAAAAAAAAAAA';
  const markupOf = (facts: object) =>
    renderToStaticMarkup(<ReceiptCard receipt={{ ...receipt, ...facts }} />);
  expect(markupOf({ page, offersTimes: true })).toContain(`href="${page}#times">Choose a time for our visit`);
  expect(markupOf({ page, offersTimes: false })).toContain(`href="${page}">See how it stands`);
  expect(markupOf({ page, offersTimes: false })).not.toContain('Choose a time');
  expect(markupOf({})).not.toContain('/request/');
});
