import { describe, expect, it } from 'vitest';
import { services } from '../../../content/services/catalogue.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { engines } from '../../testing/engines.ts';
import { postSiteForm, projectFields } from '../../testing/site-forms.ts';
import { tryVisits } from '../../testing/try-visits.ts';

/** As they are pasted from other programs: null, vertical tab, escape, delete. */
const CONTROLS = '\0\v\u001b\u007f';
const typed = (text: string) => `${CONTROLS}${text}${CONTROLS}`;

const [{ slug }] = services;

const FORMS: readonly (readonly [path: string, fields: Record<string, string>])[] = [
  [
    deskPaths.siteNew('projects'),
    projectFields({ title: typed('A porch'), story: typed('Dry\trot.\r\nGone.') }),
  ],
  [deskPaths.siteNew('projects'), projectFields({ formKey: typed('key') })],
  [deskPaths.siteNew('people'), { name: typed('Ada'), role: typed('Owner'), words: typed('Hello.') }],
  [
    deskPaths.siteNew('testimonials'),
    { content: typed('Quiet stairs.'), authorName: typed('Maya'), rating: '5' },
  ],
  [deskPaths.sitePrices, { [`basis-${slug}`]: typed('walls stay') }],
  [deskPaths.siteCompany, { notice: typed('Closed'), mailingAddress: typed('Box 7\r\nToronto') }],
];

describe.each(engines)('control characters in forms of the desk on %s', (engine) => {
  it.each(['urlencoded', 'multipart'])(
    'are not stored with what the site says, sent as %s',
    async (encoding) => {
      const service = await tryVisits(engine);
      for (const [path, fields] of FORMS) {
        const response = await (encoding === 'multipart'
          ? postSiteForm(service, path, { ...fields, action: 'save' })
          : service.post(path, { ...fields, action: 'save' }));
        expect([path, response.statusCode]).toEqual([path, 303]);
      }
      const rows = await service.database
        .selectFrom('site_records')
        .select(['form_key', 'content'])
        .execute();
      expect(rows).toHaveLength(FORMS.length);
      const texts = rows.flatMap(({ form_key, content }) => [
        form_key,
        ...textsIn(JSON.parse(String(content))),
      ]);
      expect(texts.filter((text) => /[\p{Cc}--[\n\t]]/v.test(String(text)))).toEqual([]);
      expect(texts).toContain('Dry\trot.\nGone.');
      expect(texts).toContain('Box 7\nToronto');
    },
  );

  it.each(['name', 'phone', 'street', 'city', 'access', 'reference'])(
    'are not stored with a visit: %s',
    async (field) => {
      const { enter, visits, request } = await tryVisits(engine);
      const caller = { name: 'Anna Alder', email: '', phone: '(416) 555-0177', visit: '2026-11-16T18:00' };
      const fields: Record<string, string> = {
        ...caller,
        street: '7 Mitre Court',
        city: 'Mississauga',
        access: 'Side door.',
      };
      if (field === 'reference') fields.reference = request.sent.reference;
      const { statusCode } = await enter({ ...fields, [field]: typed(fields[field] ?? '') });
      expect(statusCode).toBe(303);
      expect(await visits()).toHaveLength(1);
    },
  );
});

function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsIn) : [];
}
