import { expect, test } from 'vitest';
import { isNginxInstalled } from '../../testing/nginx-proxy.ts';
import { scanSite } from '../../testing/observatory/scan.ts';
import { isScannerInstalled } from '../../testing/observatory/scanner.ts';

test.runIf(isNginxInstalled() && isScannerInstalled())(
  'the MDN HTTP Observatory gives the site behind nginx an A+ (needs nginx, and npm run observatory once)',
  async () => {
    const { scan, tests } = await scanSite();
    const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
    expect(failed).toEqual([]);
    expect(scan.grade).toBe('A+');
  },
  60_000,
);
