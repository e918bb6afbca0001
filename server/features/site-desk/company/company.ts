import { credentials } from '../../../../content/company.ts';
import { CREDENTIAL_KEYS } from '../../../../content/company-facts.ts';
import { capitalized } from '../../../../content/grammar.ts';
import { to } from '../../../../contract/screens.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import type { CompanyContent } from '../../../publications/record-content.ts';
import type { Clock } from '../../../time/clock.ts';
import { isoDate, parseDate } from '../../../time/wall-clock.ts';
import type { DeskForm } from '../desk-form.ts';
import { type Editor, onlyPaths, type Problems, type TextField, tooLong } from '../editor/editor.ts';
import { companyBody, companyFields, NUMBER_MAX_CHARACTERS } from './company-view.ts';

const fields: readonly (TextField & { readonly name: keyof CompanyContent })[] = [
  { name: 'notice', ...companyFields.notice },
  { name: 'noticeUntil', ...companyFields.noticeUntil, maxCharacters: 'YYYY-MM-DD'.length, dateKind: 'date' },
  { name: 'mailingAddress', ...companyFields.mailingAddress },
  ...credentials.map(({ key, label }) => ({ name: key, label, maxCharacters: NUMBER_MAX_CHARACTERS })),
];

const emptyContent = Object.fromEntries(
  ['notice', 'noticeUntil', 'mailingAddress', ...CREDENTIAL_KEYS].map((name) => [name, '']),
) as CompanyContent;

export function companyEditor({ clock }: { readonly clock: Clock }): Editor<'company'> {
  const today = () => isoDate(clock());
  return {
    kind: 'company',
    title: 'Company',
    paths: onlyPaths(deskPaths.siteCompany, deskPaths.siteCompanyPreview),
    emptyContent,
    current: (stored) => withoutEndedNotice(stored, today()),
    read: readCompany,
    problems: (content) => ({ ...dateProblems(content, today()), ...tooLong(fields, content) }),
    missing: ({ notice, noticeUntil }): Problems =>
      notice && !noticeUntil ? { noticeUntil: 'Choose the last day on which the notice is shown.' } : {},
    values: (content) => content,
    texts: fields,
    nameOf: () => 'Company',
    summaryOf: (content, live = emptyContent) => summaryOf(content, live),
    // The numbers are shown there; the notice and the address are on every page.
    routeOf: () => to.about(),
    editorBody: companyBody,
    note: 'Name, phone and hours are set by whoever installed the site.',
  };
}

function readCompany({ values }: DeskForm, stored: CompanyContent): CompanyContent {
  const entries = Object.entries({ ...emptyContent, ...stored });
  return Object.fromEntries(
    entries.map(([name, text]) => [name, values.get(name)?.trim() ?? text]),
  ) as CompanyContent;
}

/** Drops a notice whose last day is over: it is not shown any more, and the form begins with an empty one. */
function withoutEndedNotice(content: CompanyContent, today: string): CompanyContent {
  const { notice, noticeUntil } = content;
  const isOver = notice !== '' && noticeUntil !== '' && noticeUntil < today;
  return isOver ? { ...content, notice: '', noticeUntil: '' } : content;
}

function dateProblems({ notice, noticeUntil }: CompanyContent, today: string): Problems {
  if (!noticeUntil) return {};
  if (!parseDate(noticeUntil)) return { noticeUntil: 'Choose a day, or write it as 2027-01-02.' };
  const isPast = notice && noticeUntil < today;
  return isPast ? { noticeUntil: 'This day is over. Choose today or a later one.' } : {};
}

function summaryOf(content: CompanyContent, live: CompanyContent): string {
  const isChanged = (...names: readonly (keyof CompanyContent)[]) =>
    names.some((name) => content[name] !== live[name]);
  const parts = [
    isChanged('notice', 'noticeUntil') && (content.notice ? 'notice' : 'end of the notice'),
    isChanged('mailingAddress') && 'mailing address',
    isChanged(...CREDENTIAL_KEYS) && 'numbers',
  ].filter((part) => part !== false);
  const [first = 'company', ...others] = parts;
  return capitalized(`${[first, ...others].join(' and ')} published`);
}
