import { describe, expect, it } from 'vitest';
import type { LegalDocument } from '../../content/legal/legal-document.ts';
import { privacyPolicy } from '../../content/legal/privacy-policy.ts';
import { applicationFields, resumeField } from './application.ts';
import { contactFields } from './contact.ts';
import { newsletterFields } from './newsletter.ts';
import { photosField } from './photos.ts';

const asked = {
  contact: { ...contactFields, [photosField.name]: photosField },
  application: { ...applicationFields, [resumeField.name]: resumeField },
  newsletter: newsletterFields,
};

const { sections }: LegalDocument = privacyPolicy;
const named = sections.flatMap(({ list = [] }) => list.map(({ fields = {} }) => fields));

describe.each(Object.entries(asked))('the privacy policy, about the %s form,', (form, fields) => {
  const inPolicy = named.flatMap((each) => each[form] ?? []);

  it('says what is collected', () => {
    const missing = Object.entries(fields)
      .filter(([name]) => !inPolicy.includes(name))
      .map(
        ([name, { label }]) =>
          `The ${form} form asks for "${label}". Say in content/legal/privacy-policy.ts, under "Information we collect", that it is kept, and add '${name}' to the fields of that entry.`,
      );
    expect(missing).toEqual([]);
  });

  it('names no field that is not asked for', () => {
    expect(inPolicy.filter((name) => !(name in fields))).toEqual([]);
  });
});
