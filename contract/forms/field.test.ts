import { describe, expect, it } from 'vitest';
import { applicationFields, jobApplicationSchema } from './application.ts';
import { contactFields, contactMessageSchema } from './contact.ts';
import {
  choiceField,
  detailsOf,
  emailField,
  type Field,
  filledFields,
  longTextField,
  phoneField,
  schemaOf,
  textField,
} from './field.ts';
import { newsletterFields, newsletterSchema } from './newsletter.ts';

const wording = (name: string) => ({
  column: name,
  label: name,
  ownerLabel: name,
  message: `Check ${name}.`,
});

/** An optional field of every kind. */
const optionalFields = {
  time: textField({ ...wording('time'), min: 0, max: 20 }),
  mobile: phoneField({ ...wording('mobile'), min: 0, max: 20 }),
  access: longTextField({ ...wording('access'), min: 0, max: 200 }),
  partner: emailField({ ...wording('partner'), isRequired: false }),
  storeys: choiceField({ ...wording('storeys'), choices: ['One', 'Two'], isRequired: false }),
} as const;

const forms = {
  'contact form': [contactFields, contactMessageSchema],
  'careers form': [applicationFields, jobApplicationSchema],
  'newsletter form': [newsletterFields, newsletterSchema],
  'form with an optional field of every kind': [optionalFields, schemaOf(optionalFields)],
} as const;

describe.each(Object.entries(forms))('the %s', (_name, [fields, schema]) => {
  it('may lack what is not required, and nothing else', () => {
    const missing = schema.safeParse({}).error?.issues.map(({ path }) => path[0]) ?? [];
    const required = Object.entries(fields).filter(([, { isRequired }]) => isRequired);
    expect(missing).toEqual(required.map(([name]) => name));
  });

  it('says how much it takes of a name and of longer text, where more was typed', () => {
    for (const { kind, role, maxLength = 0, rule } of Object.values<Field>(fields)) {
      if (role !== 'name' && !(role && kind === 'long-text')) continue;
      expect(rule.safeParse('x'.repeat(maxLength)).success).toBe(true);
      const [issue] = rule.safeParse('x'.repeat(maxLength + 1)).error?.issues ?? [];
      expect(issue?.message).toContain(String(maxLength));
    }
  });

  it('says beside the label what is optional', () => {
    for (const { isRequired, hint } of Object.values(fields))
      expect(hint).toBe(isRequired ? undefined : 'optional');
  });
});

describe('a field that is not required', () => {
  const schema = schemaOf(optionalFields);
  const empty = { time: '', mobile: '', access: '', partner: '', storeys: '' };

  it('is empty text when it is missing or left empty', () => {
    expect(schema.parse({})).toEqual(empty);
    expect(schema.parse(empty)).toEqual(empty);
  });

  it.each([
    ['time', 'x'.repeat(21)],
    ['mobile', 'two\nlines'],
    ['access', 'x'.repeat(201)],
    ['partner', 'partner@'],
    ['storeys', 'Three'],
    ['time', null],
  ])('is refused in its own words when %s is %j', (name, value) => {
    const { error } = schema.safeParse({ [name]: value });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[name, `Check ${name}.`]]);
  });
});

describe('what was typed into a form', () => {
  const fields = {
    who: textField({ ...wording('who'), role: 'name', min: 2, max: 20 }),
    ...optionalFields,
    story: longTextField({ ...wording('story'), role: 'message', min: 2, max: 20 }),
  } as const;
  const typed = { who: 'Maya', storeys: 'Two', mobile: '', story: 'A kitchen' };

  it('is listed in the order of the form, without what was left empty or is not known', () => {
    expect(filledFields(fields, typed).map(({ field, value }) => [field.label, value])).toEqual([
      ['who', 'Maya'],
      ['storeys', 'Two'],
      ['story', 'A kitchen'],
    ]);
  });

  it('has as details the fields without a role, whatever their names', () => {
    const row = { ...schemaOf(fields).parse(typed) };
    expect(detailsOf(fields, row)).toEqual([{ label: 'storeys', value: 'Two' }]);
  });
});

describe('the labels, as specified', () => {
  it.each([
    [
      'the contact form',
      contactFields,
      {
        name: 'Full Name',
        email: 'Email Address',
        phone: 'Phone Number',
        projectType: 'Project Type',
        message: 'Project Details',
      },
    ],
    [
      'the careers form',
      applicationFields,
      {
        name: 'Full Name',
        email: 'Email Address',
        phone: 'Phone Number',
        position: 'Position',
        experience: 'Experience',
        message: 'Cover Letter',
      },
    ],
  ])('stand on %s', (_form, fields, labels) => {
    const found = Object.entries(fields).map(([name, { label }]) => [name, label]);
    expect(Object.fromEntries(found)).toMatchObject(labels);
  });
});
