import { describe, expect, it } from 'vitest';
import { classNamesOf, withShortNamesInCss, withShortNamesInScript } from './short-class-names.ts';

const CSS =
  '.grid{display:grid}.text-note{font-size:.8125rem}@media (min-width:64rem){.lg\\:pt-3\\.5{padding-top:.875rem}}';
const names = classNamesOf(CSS);
const short = (name: string) => names.short.get(name);

describe('short class names', () => {
  it('are the same in the stylesheet and in the scripts', () => {
    expect(withShortNamesInCss(CSS, names)).toBe(
      `.grid{display:grid}.${short('text-note')}{font-size:.8125rem}@media (min-width:64rem){.${short('lg:pt-3.5')}{padding-top:.875rem}}`,
    );
    expect(withShortNamesInScript('const style = "grid text-note lg:pt-3.5";', names)).toBe(
      `const style = "grid ${short('text-note')} ${short('lg:pt-3.5')}";`,
    );
  });

  it('reach the fixed parts of templates', () => {
    expect(withShortNamesInScript('const style = `text-note $' + '{more} lg:pt-3.5`;', names)).toBe(
      `const style = \`${short('text-note')} \${more} ${short('lg:pt-3.5')}\`;`,
    );
  });

  it('are neither names that are taken nor such as blockers take for advertisements', () => {
    const many = Array.from({ length: 900 }, (_, index) => `.w-${index}{width:${index}px}`).join('');
    const given = [...classNamesOf(`.b{color:red}${many}`).short.values()];
    expect(new Set(given).size).toBe(900);
    expect(given).not.toContain('b');
    expect(given.filter((name) => /^ad$/i.test(name))).toEqual([]);
  });

  it('leave plain words and prose alone, since they may mean something else', () => {
    const code = 'const input = { type: "grid", text: "A text, noted." };';
    expect(withShortNamesInScript(code, names)).toBe(code);
  });

  it('stop the build where class names stand among other words', () => {
    expect(() => withShortNamesInScript('const style = "text-note unheard";', names)).toThrow('unheard');
  });
});
