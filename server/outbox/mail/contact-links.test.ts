import { describe, expect, it } from 'vitest';
import { digitsToDial, mailLink } from './contact-links.ts';

describe('a phone number', () => {
  it.each([
    ['(416) 555-0199', '4165550199'],
    ['+1 416 555 0199', '+14165550199'],
    ['416.555.0199', '4165550199'],
    ['416 555 0199 ext. 12', '4165550199'],
    ['416-555-0199x12', '4165550199'],
    ['416-555-0199 (after six)', '4165550199'],
    ['+44 (0)20 7946 0958', '+4402079460958'],
    ['4165550199;phone-context=example.ca', '4165550199'],
  ])('that is typed as %j is digitsToDial as %s', (typed, number) => {
    expect(digitsToDial(typed)).toBe(number);
  });

  it.each([
    '',
    'none',
    '12345',
    '*21*4165550199#',
    '#31#4165550199',
    'call 416 555 0199',
    '1'.repeat(16),
    '٤١٦٥٥٥٠١٩٩',
    'javascript:4165550199',
  ])('is not made of %j', (typed) => {
    expect(digitsToDial(typed)).toBeUndefined();
  });
});

describe('a link that begins a mail', () => {
  it('is one address, one subject and one text, whatever they hold', () => {
    const link = mailLink('a?bcc=x&y=%0d@example.ca', {
      subject: 'One & two\r\nBcc: b@example.ca',
      body: 'Hello "Maya" <b>,\n\n&cc=c@example.ca?#',
    });
    const url = new URL(link);
    expect(decodeURIComponent(url.pathname)).toBe('a?bcc=x&y=%0d@example.ca');
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(url.searchParams.get('body')).toBe('Hello "Maya" <b>,\r\n\r\n&cc=c@example.ca?#');
    expect(link).not.toMatch(/[\s"<>#]/);
  });
});
