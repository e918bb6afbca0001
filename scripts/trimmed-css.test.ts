import { describe, expect, it } from 'vitest';
import { firstViewCss } from './first-view.ts';
import { trimmedCss } from './trimmed-css.ts';

const html = '<div class="card md:flex [&amp;&gt;p]:mt-2 group/tick"><p class="w-1/2">words</p></div>';

describe('the inlined part of the stylesheet', () => {
  it.each([
    ['a rule for a class of the document', '.card{color:red}'],
    ['a rule for elements', 'div,p{margin:0}'],
    ['a rule for every element', '*,:root{margin:0}'],
    ['a rule for the page itself', 'html[lang],body{margin:0}'],
    ['the mark of the focus', ':focus-visible{color:red}'],
    ['an escaped class', '.w-1\\/2{width:50%}'],
    ['a class for wide screens', '@media (width>=48rem){.md\\:flex{display:flex}}'],
    ['a class whose name is written in entities', '.\\[\\&\\>p\\]\\:mt-2>p{margin:2px}'],
    ['a rule that begins where a class is missing', '.card:not(.open){color:red}'],
    ['a rule for a state of the group', '.card:is(:where(.group\\/tick)[aria-current] *){color:red}'],
  ])('keeps %s', (_, css) => {
    expect(trimmedCss(css, html)).toBe(css);
  });

  it.each([
    ['a rule for a class that is not there', '.dialog{color:red}'],
    ['a rule that needs two classes of which one is missing', '.card .dialog{color:red}'],
    ['a longer name that begins like a class', '.card-wide{color:red}'],
    ['a group of rules that has become empty', '@layer a{@media print{.dialog{color:red}}}'],
    ['an animation that nothing runs', '@keyframes turn{to{rotate:1turn}}'],
    ['a variable that nothing reads', ':root{--unread:1px}'],
    ['a registered variable that nothing reads', '@property --unread{syntax:"*";inherits:false}'],
    ['a comment', '/* words */'],
    ['a rule for an element that is not there', 'dialog,fieldset p{margin:0}'],
    ['what answers to a pointer', '.card:hover,.card:is(:where(.group\\/tick):hover *){color:red}'],
    ['what answers to a press or the focus', '.card:active,.card:focus,.card:disabled{color:red}'],
    ['what opens', '.card[aria-expanded=true],body:has(dialog[open]) .card{color:red}'],
    ['how long a change takes', '.card{--tw-duration:1s;transition-duration:1s}'],
    ['what moves with scrolling', '@supports (animation-timeline:scroll()){.card{animation:x}}'],
  ])('drops %s', (_, css) => {
    expect(trimmedCss(css, html).trim()).toBe('');
  });

  it('drops of a list of selectors those that match nothing', () => {
    expect(trimmedCss('.card,.dialog{color:red}', html)).toBe('.card{color:red}');
  });

  it('drops what asks for an id or a mark that nothing has, unless the root element may have it', () => {
    const css =
      '#menu a{color:red}[data-open] .card{color:red}html[data-open] .card{color:blue}#top .card{color:red}';
    expect(trimmedCss(css, `<div id="top">${html}</div>`)).toBe(
      'html[data-open] .card{color:blue}#top .card{color:red}',
    );
  });

  it('writes spaces as what they come to', () => {
    const css =
      '.card{margin:calc(var(--spacing) * 3) calc(var(--spacing) * -.5);width:calc(var(--spacing) * 3 + 1px)}';
    expect(trimmedCss(css, html)).toBe(
      '.card{margin:0.75rem -0.125rem;width:calc(var(--spacing) * 3 + 1px)}',
    );
  });

  it('keeps what is read, also by way of another variable or of an animation', () => {
    const css =
      ':root{--a:1px;--b:var(--a)}@property --b{syntax:"*";inherits:false}@keyframes grow{to{width:var(--b)}}.card{animation:grow 1s}';
    expect(trimmedCss(css, html)).toBe(css);
  });

  it('drops a chain of variables whose reader is gone', () => {
    const css = ':root{--a:1px;--b:var(--a)}@layer properties{*{--b:initial}}.dialog{width:var(--b)}';
    expect(trimmedCss(css, html).trim()).toBe('');
  });
});

describe('the first view', () => {
  const css = '.hero{color:red}.below{color:red}.bar{color:red}.news{color:red}';

  it('is the whole document where no end of it is marked', () => {
    const body = '<main><p class="hero">a</p><p class="below">b</p></main><footer></footer>';
    expect(firstViewCss(css, body)).toBe('.hero{color:red}.below{color:red}');
  });

  it('ends at the mark, except for what floats above the page', () => {
    const body =
      '<main><p class="hero">a</p><section data-below-the-fold="" class="below">b</section></main><footer class="news"></footer><p class="bar">c</p>';
    const inlined = firstViewCss(css, body);
    expect(inlined).toContain('.hero{');
    expect(inlined).toContain('.bar{');
    expect(inlined).not.toContain('.below{');
    expect(inlined).not.toContain('.news{');
  });

  it('hides what lies below the mark until the stylesheet is there, or time has passed', () => {
    const inlined = firstViewCss(css, '<main><p data-below-the-fold="">b</p></main><footer></footer>');
    expect(inlined).toMatch(/\[data-below-the-fold\].*visibility:hidden;.*animation:arrive 0s 4s forwards/);
  });
});
