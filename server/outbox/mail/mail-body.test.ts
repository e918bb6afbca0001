import { expect, it } from 'vitest';
import { renderMailBody } from './mail-body.ts';

it('keeps the lines of a value in its column, so that none looks like a fact of ours', () => {
  const { text, html } = renderMailBody({
    heading: 'A new request',
    facts: [
      { label: 'Access', value: 'By the lane\nReference: HJ-00000' },
      { label: 'Reference', value: 'HJ-7F3K2' },
    ],
  });
  expect(text.match(/^Reference: .*$/gm)).toEqual(['Reference: HJ-7F3K2']);
  expect(text).toMatch(/^Access: +By the lane\n {11}Reference: HJ-00000$/m);
  expect(html).toMatch(/white-space:pre-wrap">By the lane\nReference/);
});
