import { expect, it } from 'vitest';
import { pageDescriptions } from './pages.ts';

it.each(Object.entries(pageDescriptions))(
  'the description of %s fits what search engines show',
  (_, words) => {
    expect(words.length).toBeGreaterThanOrEqual(50);
    expect(words.length).toBeLessThanOrEqual(160);
  },
);
