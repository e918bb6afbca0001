import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readConfig, settingNames } from '../server/config.ts';

const example = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');

/** Each setting is commented out, below one or more lines that explain it. */
const entries = [...example.matchAll(/((?:^# .*\n)*)^#([A-Z_]+)=(.*)$/gm)].map(
  ([, explanation = '', name = '', value = '']) => ({ explanation, name, value }),
);

describe('.env.example', () => {
  test('has every setting once, and no other', () => {
    expect(entries.map(({ name }) => name).toSorted()).toEqual(settingNames.toSorted());
  });

  test('changes nothing when all of it is uncommented, since it gives the defaults', () => {
    const uncommented = parseEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
    expect(Object.keys(uncommented)).toHaveLength(settingNames.length);
    expect(readConfig(uncommented)).toEqual(readConfig({}));
  });

  test('sets nothing as it is', () => {
    expect(parseEnv(example)).toEqual({});
  });

  test.each(entries)('explains $name, and what leaving it empty means', ({ explanation, value }) => {
    expect(explanation).toMatch(/[A-Za-z]/);
    if (value === '') expect(explanation).toContain('Empty: ');
  });
});
