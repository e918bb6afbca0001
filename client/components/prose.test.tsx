import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { Prose } from './prose.tsx';

function html(text: string): string {
  return renderToStaticMarkup(<Prose>{text}</Prose>);
}

describe('a number with its unit, or a hyphenated word', () => {
  it.each([
    '[2 years] workmanship, [5 years] structure',
    'A room of [11 ft] by [7 ft 6 inches], in [5 weeks] in all',
    '[1,540 sq ft], a window of [0.35 square metres]',
    'an [e-mail] will do, within [2 business days]',
    'a [5-year] warranty, open [Mon-Sun]',
    'a strength of [32 MPa], a breaker of [20 amps], a bag of [25 lb], light of [2700 K]',
    'until [August 8], and from [May 31], 2026 on',
    'Line 12, a fan: [$612, not $720]',
    'a [step-free] shower and a [line-by-line] price in a [post-war] house',
  ])('stays together in %s', (marked) => {
    const expected = marked.replaceAll('[', '<span class="whitespace-nowrap">').replaceAll(']', '</span>');
    expect(html(marked.replaceAll(/[[\]]/g, ''))).toBe(expected);
  });

  it.each(['5 yearsome words, 3 houses, in 2023 we began, in May 2024 too', ''])(
    'is not found in "%s"',
    (text) => {
      expect(html(text)).toBe(text);
    },
  );
});

it('links our own addresses', () => {
  expect(html(`Call ${company.phone.display} within 48 hours`)).toMatch(
    /^Call <a href="tel:[^>]*>[^<]*<\/a> within <span class="whitespace-nowrap">48 hours<\/span>$/,
  );
});

it('links the papers that a text offers', () => {
  expect(html('See the sample estimate, and a sample report.')).toBe(
    'See the <a href="/sample-estimate">sample estimate</a>, and a <a href="/weekly-report">sample report</a>.',
  );
});

it('links nothing within a link', () => {
  const text = `A sample estimate within 48 hours: call ${company.phone.display} or write to ${company.email}`;
  expect(renderToStaticMarkup(<Prose hasLinks={false}>{text}</Prose>)).toBe(
    text.replace('48 hours', '<span class="whitespace-nowrap">48 hours</span>'),
  );
});
