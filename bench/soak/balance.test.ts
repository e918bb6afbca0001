import { describe, expect, test } from 'vitest';
import { balanceForms, balanceMail, balancePhotos, countLostMarks, type FormBalance } from './balance.ts';
import { emailOf, markOf } from './forms.ts';
import type { Entry, Mark, SubmissionKind } from './ledger.ts';
import type { Stored, StoredMail } from './stored.ts';

function entry(number: number, kind: SubmissionKind, changes: Partial<Entry> = {}): Entry {
  const references = new Set(kind === 'newsletter' ? [] : [`R-${number}`]);
  return {
    number,
    kind,
    fileBytes: 0,
    requests: 1,
    isAcknowledged: true,
    references,
    photoWidths: [],
    ...changes,
  };
}

function lead(number: number, changes = {}) {
  return {
    message: markOf(number),
    reference: `R-${number}`,
    fileBytes: 0,
    photoWidths: [] as number[],
    ...changes,
  };
}

function mail(number: number, changes: Partial<StoredMail> = {}): StoredMail {
  const reference = `R-${number}`;
  return { messageKey: `key-${number}`, kind: 'contact-message', reference, state: 'sent', ...changes };
}

function storedWith(changes: Partial<Stored>): Stored {
  return { leads: [], marks: new Map(), subscribers: [], mail: [], ...changes };
}

describe('the balance of forms', () => {
  const of = (kind: SubmissionKind, entries: Entry[], stored: Partial<Stored>) =>
    balanceForms(entries, storedWith(stored)).find((form) => form.kind === kind) as FormBalance;

  test('has nothing to complain of where all is stored once', () => {
    const entries = [entry(1, 'contact'), entry(2, 'contact')];
    expect(of('contact', entries, { leads: [lead(1), lead(2)] })).toMatchObject({
      sent: 2,
      acknowledged: 2,
      stored: 2,
      lost: 0,
      doubled: 0,
    });
  });

  test('counts what was acknowledged and is not there, or not as it was sent', () => {
    const entries = [
      entry(1, 'application', { fileBytes: 9 }),
      entry(2, 'application', { fileBytes: 9 }),
      entry(3, 'application', { fileBytes: 9 }),
    ];
    const leads = [lead(2, { fileBytes: 8 }), lead(3, { fileBytes: 9, reference: 'R-9' })];
    expect(of('application', entries, { leads }).lost).toBe(3);
    expect(of('newsletter', [entry(1, 'newsletter')], { subscribers: [] }).lost).toBe(1);
  });

  test('counts what is there twice, and what was answered with two references', () => {
    expect(of('contact', [entry(1, 'contact')], { leads: [lead(1), lead(1)] }).doubled).toBe(1);
    const twoAnswers = entry(1, 'contact', { references: new Set(['R-1', 'R-2']) });
    expect(of('contact', [twoAnswers], { leads: [lead(1)] }).doubled).toBe(1);
    const subscribers = [emailOf(1), emailOf(1)];
    expect(of('newsletter', [entry(1, 'newsletter')], { subscribers }).doubled).toBe(1);
  });

  test('does not call lost what was never acknowledged', () => {
    const unanswered = entry(1, 'contact', { isAcknowledged: false, references: new Set() });
    expect(of('contact', [unanswered], {})).toMatchObject({ lost: 0, storedUnanswered: 0 });
    expect(of('contact', [unanswered], { leads: [lead(1)] })).toMatchObject({ lost: 0, storedUnanswered: 1 });
  });
});

describe('the balance of photos', () => {
  const sent = entry(1, 'contact with photos', { photoWidths: [240, 320] });
  const kept = (photoWidths: number[], photos: number) =>
    [
      storedWith({ leads: [lead(1, { photoWidths })], mail: [mail(1)] }),
      new Map([['key-1@x', { acceptedAt: [1], dropped: 0, photos }]]),
    ] as const;

  test('has nothing to complain of where all are stored and attached', () => {
    expect(balancePhotos([sent], ...kept([240, 320], 2))).toEqual({
      sent: 2,
      acknowledged: 2,
      stored: 2,
      mailed: 2,
      lost: 0,
      doubled: 0,
    });
  });

  test('counts those that are missing, in the database or in the mail, and those too many', () => {
    expect(balancePhotos([sent], ...kept([240], 1)).lost).toBe(1);
    expect(balancePhotos([sent], ...kept([240, 320], 1)).lost).toBe(1);
    expect(balancePhotos([sent], ...kept([240, 320, 320], 3)).doubled).toBe(1);
  });

  test('belongs to that of the forms: other photos than the sent ones are a lost request', () => {
    const [stored] = kept([320, 240], 2);
    const forms = balanceForms([sent], stored);
    expect(forms.find(({ kind }) => kind === sent.kind)?.lost).toBe(1);
  });
});

test('marks of the owner are lost where the last that was acknowledged is not there', () => {
  const stored = storedWith({ marks: new Map([['R-1', { isAnswered: true, note: 'Call back.' }]]) });
  const lost = (mark: Mark, reference = 'R-1') => countLostMarks(new Map([[reference, mark]]), stored);
  expect(lost({ isAnswered: true, note: 'Call back.' })).toBe(0);
  expect(lost({ isAnswered: undefined, note: undefined })).toBe(0);
  expect(lost({ isAnswered: false, note: 'Call back.' })).toBe(1);
  expect(lost({ isAnswered: true, note: 'Called.' })).toBe(1);
  expect(lost({ isAnswered: true, note: undefined }, 'R-2')).toBe(1);
});

describe('the balance of mail', () => {
  const calm = { inFlight: new Set<string>(), marked: new Set<string>() };
  const once = { acceptedAt: [1], dropped: 0, photos: 0 };
  const twice = { acceptedAt: [1, 2], dropped: 0, photos: 0 };

  test('counts what was never taken by the mail server, and leads that nobody was told of', () => {
    const stored = storedWith({ leads: [lead(1), lead(2)], mail: [mail(1)] });
    expect(balanceMail(stored, new Map(), calm)).toMatchObject({ owed: 1, mailed: 0, lost: 1 });
    expect(balanceMail(stored, new Map([['key-1@x', once]]), calm)).toMatchObject({
      mailed: 1,
      lost: 0,
      leadsWithout: 1,
    });
  });

  test('counts apart what was sent again for a reason', () => {
    const stored = storedWith({ leads: [lead(1), lead(2)], mail: [mail(1), mail(2)] });
    const records = new Map([
      ['key-1@x', twice],
      ['key-2@x', { acceptedAt: [3], dropped: 1, photos: 0 }],
    ]);
    expect(balanceMail(stored, records, calm)).toMatchObject({ doubled: 1, repeatedAfterDrop: 1 });
    expect(balanceMail(stored, records, { ...calm, inFlight: new Set(['key-1']) })).toMatchObject({
      doubled: 0,
      repeatedAfterKill: 1,
    });
  });

  test('owes no confirmation to whom the owner has answered before', () => {
    const stored = storedWith({ mail: [mail(1, { kind: 'contact-confirmation', state: 'unneeded' })] });
    expect(balanceMail(stored, new Map(), calm)).toMatchObject({ owed: 1, lost: 1, spared: 0 });
    expect(balanceMail(stored, new Map(), { ...calm, marked: new Set(['R-1']) })).toMatchObject({
      owed: 0,
      lost: 0,
      spared: 1,
    });
  });
});
