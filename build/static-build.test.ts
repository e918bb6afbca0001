import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../server/config.ts';
import { OperatorError } from '../server/process/operator-error.ts';
import { buildStatic } from './static-build.ts';

const config = readConfig({});
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a static build is refused', () => {
  it.each(['/a&b/', 'C:/sub/', "it's", '/a b/', '/"/'])('below %s', async (base) => {
    await expect(buildStatic({ config, base, out: folder })).rejects.toThrow(OperatorError);
  });

  it('where it would delete other files', async () => {
    writeFileSync(join(folder, 'leads.sqlite'), '');
    await expect(buildStatic({ config, base: '/', out: folder })).rejects.toThrow(OperatorError);
    expect(readdirSync(folder)).toEqual(['leads.sqlite']);
  });
});
