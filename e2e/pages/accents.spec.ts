import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/site-test.ts';

test('names with accents are set in the fonts of the site, and only their page loads the files', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    const [, file] = /-(accents|latin-ext|vietnamese)-[^/]*\.woff2$/.exec(response.url()) ?? [];
    if (file && response.ok()) loaded.push(file);
  });
  await page.goto('/testimonials');
  await page.evaluate(() => document.fonts.ready);
  expect(loaded).toEqual([]);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  for (const [place, name, files, font] of [
    ['h1', 'Émilie Villaseñor, João Gonçalves', ['accents'], /^Hedvig/],
    ['h1', 'Łukasz Đorđević, Ștefan Şahin, Jiří Šťastný, Kőszegi', ['latin-ext'], /^Hedvig/],
    ['main p', 'Zoë Cœur, Yılmaz', ['accents'], /^Hanken/],
    ['main p', 'Łukasz Đorđević, Ștefan Şahin, Jiří Šťastný, Kőszegi', ['latin-ext'], /^Hanken/],
    ['main p', 'Nguyễn Thị Hạnh', ['vietnamese'], /^Hanken/],
  ] as const) {
    loaded.length = 0;
    await page
      .locator(place)
      .first()
      .evaluate((element, words) => element.replaceChildren(words), name);
    await expect.poll(() => loaded, name).toEqual(files);
    await expect.poll(() => fontsOf(page, devTools, place), name).toEqual([expect.stringMatching(font)]);
  }
});

/** The names of the fonts that the text of an element is drawn with. */
async function fontsOf(page: Page, devTools: CDPSession, selector: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
