import { describe, expect, it } from 'vitest';
import { company } from './company.ts';
import { northAmericanNumber, openEveryDay } from './company-facts.ts';
import { accessibilityStatement } from './legal/accessibility-statement.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { terms } from './legal/terms.ts';

describe('the company', () => {
  it('is open for some hours of every day', () => {
    expect(company.hours.opens).toBeGreaterThanOrEqual(0);
    expect(company.hours.closes).toBeGreaterThan(company.hours.opens);
    expect(company.hours.closes).toBeLessThanOrEqual(24);
  });

  it('has a phone number that a phone can dial', () => {
    expect(company.phone.href).toMatch(/^tel:\+1\d{10}$/);
  });

  it('works in the city where it is, and names no city twice', () => {
    expect(company.cities).toContain(company.location.city);
    expect(new Set(company.cities).size).toBe(company.cities.length);
  });

  it.each([privacyPolicy, terms, accessibilityStatement])(
    'is named in its $title, with ways to reach it',
    (document) => {
      const words = JSON.stringify(document);
      expect(words).toContain(company.name);
      expect(words).toContain(company.email);
      expect(words).toContain(company.phone.display);
    },
  );
});

describe('business hours', () => {
  it.each([
    [8, 18, 'Mon-Sun 8AM-6PM', '8 to 6'],
    [7, 12, 'Mon-Sun 7AM-12PM', '7 to 12'],
    [12, 24, 'Mon-Sun 12PM-12AM', '12 to 12'],
  ])('from %i to %i are printed as %s and said as %s', (opens, closes, short, spoken) => {
    const hours = openEveryDay({ opens, closes, timeZone: 'America/Toronto' });
    expect(hours).toMatchObject({ short, spoken, display: `${short}, 7 days a week` });
  });
});

describe('a phone number', () => {
  it('leads to its digits, with the country code in front', () => {
    expect(northAmericanNumber('(705) 555-0187').href).toBe('tel:+17055550187');
  });
});
