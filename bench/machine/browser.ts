import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../testing/chromium.ts';

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
}
