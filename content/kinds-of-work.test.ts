import { describe, expect, it } from 'vitest';
import { kindOf, kindsOfWork } from './kinds-of-work.ts';
import { services } from './services/catalogue.ts';

describe('the kinds of work', () => {
  it('have addresses that are neither each other’s nor those of a service', () => {
    const slugs = [...kindsOfWork, ...services].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('share no service, and one of them takes what the others do not name', () => {
    const named = kindsOfWork.flatMap((kind) => kind.services);
    expect(new Set(named).size).toBe(named.length);
    expect(kindsOfWork.map(({ slug }) => slug)).toContain(kindOf('saunas-and-steam-rooms'));
  });
});
