import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Browser } from './browser.ts';

const EXECUTABLE = ['/usr/bin/firefox', '/usr/bin/firefox-esr'].find((path) => existsSync(path));

export function isFirefoxInstalled(): boolean {
  return EXECUTABLE !== undefined;
}

export async function startFirefox(): Promise<Browser> {
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath: EXECUTABLE ?? 'firefox' });
  const page = await firefox.newPage();
  return {
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => firefox.close(),
  };
}
