import { describe, expect, it } from 'vitest';
import { criticalCss } from './critical-css.ts';

function trimmed(css: string, body: string): string {
  return criticalCss(css)(body);
}

describe('a rule is inlined', () => {
  it.each([
    ['.card{color:red}', '<p class="big card">'],
    ['h2{color:red}', '<h2>'],
    ['#menu{color:red}', '<nav id="menu">'],
    ['[data-open]{color:red}', '<p data-open="">'],
    ['html,body,*,:root{color:red}', ''],
    ['.card:hover,.card:not(.other)::before{color:red}', '<p class="card">'],
    ['.card:is(:where(.group):hover *){color:red}', '<p class="card">'],
    ['details[open]>p{color:red}', '<details><p>'],
    ['.md\\:w-1\\/2{color:red}', '<p class="md:w-1/2">'],
    [
      '.\\[\\&\\>img\\]\\:w-\\[calc\\(1px\\+2\\%\\)\\]>img{color:red}',
      '<p class="[&amp;&gt;img]:w-[calc(1px+2%)]"><img>',
    ],
    ['.\\32xl\\:flex{color:red}', '<p class="2xl:flex">'],
    ['@media print{.card{color:red}}', '<p class="card">'],
    ['.card:not(.other){color:red}', '<img class="card">'],
    ['.card:has([data-open]){color:red}', '<p class="card"><b data-open="">'],
    ['.card:has(.a,.b){color:red}', '<p class="card">'],
    ['.card:not(:has(.other),.b){color:red}', '<p class="card">'],
  ])('%s for %s', (css, body) => {
    expect(trimmed(css, body)).toBe(css);
  });
});

describe('a rule is left out', () => {
  it.each([
    ['.card{color:red}', '<p class="cards">card'],
    ['h2{color:red}', '<p>h2'],
    ['.card .title{color:red}', '<p class="card">'],
    ['.card[aria-busy=true]{color:red}', '<p class="card">'],
    ['@media print{@supports (color:red){.card{color:red}}}', '<p>'],
    ['html::view-transition-old(cover){color:red}', '<p>'],
    ['html:has([data-open]) footer{color:red}', '<footer>'],
  ])('%s for %s', (css, body) => {
    expect(trimmed(css, body)).toBe('');
  });

  it('only for those selectors whose names the document lacks', () => {
    expect(trimmed('.a,.b,.c{color:red;top:0}', '<p class="c a">')).toBe('.a,.c{color:red;top:0}');
  });
});

it('keeps the order of layers, even of one that is left without rules', () => {
  expect(
    trimmed('@layer base{.a{top:0}}@layer late{.b{top:0}}@layer base{.c{top:0}}', '<p class="b c">'),
  ).toBe('@layer base{}@layer late{.b{top:0}}@layer base{.c{top:0}}');
});

it('keeps the defaults of only those variables that its rules use', () => {
  const css =
    '@layer properties{*{--tw-a:1;--tw-b:2}}.x{width:var(--tw-a)}.y{width:var(--tw-b)}@property --tw-a{inherits:false}@property --tw-b{inherits:false}';
  expect(trimmed(css, '<p class="x">')).toBe(
    '@layer properties{*{--tw-a:1}}@property --tw-a{inherits:false}.x{width:var(--tw-a)}',
  );
});
