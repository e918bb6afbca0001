import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClientWords } from './client-words.tsx';

const words = {
  id: 1,
  content: 'They swept every evening.',
  authorName: 'Ann Roy',
  authorLocation: 'Toronto',
  projectType: '',
  authorImagePath: '',
  rating: 5,
};

it.each([true, false])('marks the words of a client as a sample if they are one: %s', (isSample) => {
  const shown = renderToStaticMarkup(<ClientWords testimonials={[{ ...words, isSample }]} />);
  expect(shown).toContain(words.authorName);
  expect(shown.includes('Sample')).toBe(isSample);
});
