import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { errorSummary, toDoList } from '../../page-parts/error-summary.ts';
import { fieldState } from '../../page-parts/field-frame.ts';
import {
  checkbox,
  dateField,
  fieldGrid,
  fileField,
  moneyField,
  selectField,
  textArea,
  textField,
} from '../../page-parts/fields.ts';
import { confirmFold, folds } from '../../page-parts/fold.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { conflictForm } from './conflict-form.ts';
import { deadlineLine } from './deadline-line.ts';
import { actionBar, editorForm } from './editor-form.ts';
import { checklist, emptyState, linkRow, rowList, stateMark } from './lists.ts';

const CHOICES = [
  { value: '4', label: 'Four' },
  { value: '5', label: 'Five <stars>' },
];

/** Every kind of field, made from the same state. */
const kinds: Record<string, (state: ReturnType<typeof fieldState>) => Html> = {
  text: (state) => textField({ ...state, ...WORDS, suggestions: ['Toronto'] }),
  area: (state) => textArea({ ...state, ...WORDS }),
  select: (state) => selectField({ ...state, ...WORDS, choices: CHOICES }),
  money: (state) => moneyField({ ...state, ...WORDS }),
  month: (state) => dateField({ ...state, ...WORDS, kind: 'month' }),
  file: ({ value: _, ...state }) => fileField({ ...state, ...WORDS, accept: ['image/jpeg'] }),
  checkbox: ({ value: _, ...state }) => checkbox({ ...state, ...WORDS, isChecked: true }),
};
const WORDS = { label: 'What was <built>', hint: 'As a neighbour would say it.' };

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'input-attributes': 'error',
    'no-redundant-for': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'prefer-native-element': 'off',
  },
});

describe.each(Object.entries(kinds))('a field of the kind %s', (name, field) => {
  it('is labelled, and described by what is written under it', async () => {
    const states = [
      {},
      { errors: { [name]: 'Say what was built.' } },
      { missing: { [name]: 'Say so.' } },
      { values: { [name]: '5' } },
    ];
    for (const state of states) {
      const { markup } = field(fieldState({ values: {}, ...state }, name));
      const [, described = ''] = /aria-describedby="([^"]*)"/.exec(markup) ?? [];
      for (const id of described.split(' '))
        expect(markup).toContain(`<p class="field-${id.split('-').at(-1)}" id="${id}">`);
      expect(markup).toContain(`id="${name}"`);
      expect(markup.includes('aria-invalid="true"')).toBe('errors' in state);
      expect(markup.includes('Needed before it can go live')).toBe('missing' in state);
      const { results } = await validator.validateString(
        `<form method="post">${markup}<button type="submit">Save</button></form>`,
      );
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    }
  });

  it('says what is wrong instead of what is missing', () => {
    const { markup } = field(
      fieldState({ values: {}, errors: { [name]: 'Not so.' }, missing: { [name]: 'Say so.' } }, name),
    );
    expect(markup).toContain('Not so.');
    expect(markup).not.toContain('Needed');
  });
});

describe('the limit of a text', () => {
  const fieldOf = (make: typeof textField | typeof textArea, title: string) =>
    make({ ...fieldState({ values: { title } }, 'title'), ...WORDS, maxCharacters: 80 }).markup;
  const WORDS_OF_LIMIT = 'As a neighbour would say it. Up to 80 characters.';

  it('is said below a long one before anything is typed', () => {
    expect(fieldOf(textArea, '')).toContain(WORDS_OF_LIMIT);
    expect(fieldOf(textArea, '')).toContain('maxlength="80"');
  });

  it('is said below a short one only where it is near', () => {
    expect(fieldOf(textField, 'x'.repeat(59))).not.toContain('Up to');
    expect(fieldOf(textField, 'x'.repeat(60))).toContain(WORDS_OF_LIMIT);
    expect(fieldOf(textField, '')).toContain('maxlength="80"');
  });
});

it('keeps what was typed, whatever it is', () => {
  const value = '\n"quoted" </textarea><b>';
  expect(textArea({ ...fieldState({ values: { story: value } }, 'story'), label: 'Story' }).markup).toContain(
    '\n\n&quot;quoted&quot; &lt;/textarea&gt;&lt;b&gt;</textarea>',
  );
});

it('shows only the fields that differ, with my text in the field to edit', () => {
  const { markup } = conflictForm({
    action: '/desk/site/projects/102',
    savedWhen: 'Saved at 7:11 PM',
    fields: [{ name: 'timeOnSite', label: 'Time on site', saved: '7 weeks, 2 days', mine: '7 weeks' }],
    hidden: { revision: '4', city: 'Oakville' },
    addsPhotos: true,
    dropHref: '/desk/site/projects/102',
  });
  expect(markup).toContain('7 weeks<mark>, 2 days</mark>');
  expect(markup).toMatch(/<textarea id="timeOnSite"[^>]*>\n7 weeks<\/textarea>/);
  expect(markup).toContain('<input type="hidden" name="revision" value="4">');
  expect(markup).toContain('Everything else is as it was saved, with the photos that you added.');
  expect(markup).toContain('name="action" value="save">Save this');
});

it('shows choices and checkboxes that differ as the form does', () => {
  const choices = [
    { value: '103', label: 'A porch' },
    { value: '104', label: 'A dry basement' },
  ];
  const { markup } = conflictForm({
    action: '/desk/site/testimonials/102',
    savedWhen: 'Saved at 7:11 PM',
    fields: [
      { name: 'project', label: 'Project', saved: '103', mine: '104', choices },
      { name: 'permission', label: 'Permission', saved: 'yes', mine: '', isCheckbox: true },
    ],
    hidden: {},
    addsPhotos: false,
    dropHref: '/desk/site/testimonials/102',
  });
  expect(markup).toContain('<option value="104" selected>A dry basement</option>');
  expect(markup).toContain('A <mark>porch</mark>');
  expect(markup).toMatch(/<mark>Yes<\/mark>.*<mark>No<\/mark>/s);
  expect(markup).toMatch(/<input type="checkbox" id="permission"[^>]* value="yes">/);
  expect(markup).not.toContain('<textarea');
});

it('lets Enter in a field of an editor press the first button of the bar', () => {
  const { markup } = editorForm({
    action: '/desk/site/projects/1',
    body: confirmFold({
      title: 'Delete it',
      consequence: 'Gone.',
      button: { label: 'Delete', value: 'delete' },
    }),
    buttons: [
      { href: '/desk', label: 'Back' },
      { value: 'save', label: 'Save' },
      { value: 'publish', label: 'Publish' },
    ],
  });
  const [first, second] = [...markup.matchAll(/<button[^>]* value="(\w+)"[^>]*>/g)];
  expect(first?.[1]).toBe('save');
  expect(first?.[0]).toContain('tabindex="-1"');
  expect(second?.[1]).toBe('delete');
});

it('makes valid HTML of everything together', async () => {
  const page = html`${errorSummary({ title: 'Two things', sentence: 'Saved.', errors: { title: 'The title' } })}
${editorForm({
  action: '/desk/site/projects/1',
  hidden: { revision: '1' },
  hasFiles: true,
  body: html`${fieldGrid([textField({ name: 'title', label: 'Title', value: '' })])}
${folds([confirmFold({ title: 'Delete it', consequence: 'It is gone.', button: { label: 'Delete', value: 'delete', isDangerous: true } })])}`,
  buttons: [{ value: 'save', label: 'Save' }],
  aside: toDoList({ title: 'One thing to go', items: { title: 'The title' } }),
  note: 'Only you see it.',
})}
${actionBar([{ href: '/desk', label: 'Discard mine' }])}
${rowList([
  linkRow({
    href: '/a',
    name: 'Own',
    details: 'Toronto',
    state: stateMark('live', 'Live'),
    picture: { src: '/a.jpg' },
  }),
  linkRow({ href: '/b', name: 'New', state: stateMark('draft', 'Draft'), picture: null, end: 'today' }),
])}
${checklist([
  { title: 'A price', href: '/p', isDone: true, details: '5 of 14' },
  { title: 'A face', href: '/f', isDone: false, details: 'None yet' },
])}
${emptyState('Nothing yet.')}
${deadlineLine({ used: 0.9, text: html`<b>5 hours left</b>` })}`;
  const { results } = await validator.validateString(page.markup);
  expect(
    results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${selector} ${message}`)),
  ).toEqual([]);
});

it.each([
  [-1, '0.0%', false],
  [0.5, '50.0%', false],
  [0.75, '75.0%', true],
  [3, '100.0%', true],
])('draws %s of the promised time', (used, width, isUrgent) => {
  const { markup } = deadlineLine({ used, text: html`` });
  expect(markup).toContain(`class="used" x2="${width}"`);
  expect(markup.includes('deadline--urgent')).toBe(isUrgent);
});
