import { expect, test } from 'vitest';
import { faq } from '../../../content/faq.ts';
import { answerId } from './faq-section.tsx';

test('an answer is named by the words of its question', () => {
  expect(answerId('Is the estimate free?')).toBe('faq-is-the-estimate-free');
});

test('no two answers share an id', () => {
  const ids = faq.map(({ question }) => answerId(question));
  expect(new Set(ids).size).toBe(ids.length);
});
