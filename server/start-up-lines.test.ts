import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startUpLines } from './start-up-lines.ts';

const SMTP_URL = 'smtp://mail.example.ca';

function linesWith(settings: NodeJS.ProcessEnv, hasSamples = false): string[] {
  const token = { token: 'secret', file: undefined };
  return startUpLines(readConfig(settings), 'http://localhost:3000', token, { leftOutLines: [], hasSamples });
}

it.each([
  ['on without a mail server', { MORNING_MAIL: 'on' }, true],
  ['on with a mail server', { MORNING_MAIL: 'on', SMTP_URL }, false],
  ['off', { MORNING_MAIL: 'off' }, false],
])('the start says that no morning mail goes out, where it is %s', (_what, settings, isSaid) => {
  expect(linesWith(settings).some((line) => line.includes('MORNING_MAIL'))).toBe(isSaid);
});

it.each([true, false])('the start speaks of samples only while they are shown: %s', (hasSamples) => {
  expect(linesWith({}, hasSamples).some((line) => line.includes('sample'))).toBe(hasSamples);
});
