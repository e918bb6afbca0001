import { credentials } from '../../../content/company.ts';
import { CREDENTIAL_KEYS } from '../../../content/company-facts.ts';
import { to } from '../../../contract/screens.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import type { CompanyContent } from '../../publications/record-content.ts';
import { companyForm, companyLimits } from './company-view.ts';
import type { SingleRecord, Texts } from './single-record.ts';

const DATE_CHARACTERS = 10;

export const companyFacts: SingleRecord<'company'> = {
  kind: 'company',
  title: 'Company',
  path: deskPaths.siteCompany,
  previewPath: deskPaths.siteCompanyPreview,
  fields: [
    { name: 'notice', label: 'Notice', maxCharacters: companyLimits.notice },
    { name: 'noticeUntil', label: 'Last day that it is shown', maxCharacters: DATE_CHARACTERS },
    { name: 'mailingAddress', label: 'Mailing address', maxCharacters: companyLimits.mailingAddress },
    ...credentials.map(({ key, label }) => ({ name: key, label, maxCharacters: companyLimits.number })),
  ],
  textsOf(content, today) {
    const { notice = '', noticeUntil = '', mailingAddress = '', ...numbers } = content ?? {};
    // One whose last day is over went by itself: what is typed next is a new one.
    const isOver = notice !== '' && noticeUntil !== '' && noticeUntil < today;
    return {
      notice: isOver ? '' : notice,
      noticeUntil: isOver ? '' : noticeUntil,
      mailingAddress,
      ...numbers,
    };
  },
  contentOf: (texts) =>
    Object.fromEntries(
      ['notice', 'noticeUntil', 'mailingAddress', ...CREDENTIAL_KEYS].map((name) => [
        name,
        texts[name] ?? '',
      ]),
    ) as CompanyContent,
  errorsOf({ notice, noticeUntil }, today): Texts {
    if (!noticeUntil) return {};
    if (!isDate(noticeUntil)) return { noticeUntil: 'Choose a day, or write it as 2027-01-02.' };
    const isPast = notice && noticeUntil < today;
    return isPast ? { noticeUntil: 'This day is over. Choose today or a later one.' } : {};
  },
  missingIn: ({ notice, noticeUntil }): Texts =>
    notice && !noticeUntil ? { noticeUntil: 'Choose the last day on which the notice is shown.' } : {},
  summaryOf(texts, live) {
    const isChanged = (...names: readonly string[]) =>
      names.some((name) => (texts[name] ?? '') !== (live[name] ?? ''));
    const parts = [
      isChanged('notice', 'noticeUntil') && (texts.notice ? 'notice' : 'end of the notice'),
      isChanged('mailingAddress') && 'mailing address',
      isChanged(...CREDENTIAL_KEYS) && 'numbers',
    ].filter((part) => part !== false);
    const [first = 'company', ...others] = parts;
    return `${[first[0]?.toUpperCase() + first.slice(1), ...others].join(' and ')} published`;
  },
  // Numbers stand there; the notice and the address are on every page.
  previewRoute: () => to.about(),
  lead: () => undefined,
  form: companyForm,
};

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}
