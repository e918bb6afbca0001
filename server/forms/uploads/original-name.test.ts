import { expect, test } from 'vitest';
import { cleanOriginalName } from './original-name.ts';

test('the original name is kept for people, without what could mislead them', () => {
  expect(cleanOriginalName('C:\\fakepath\\Résumé 履歴書.pdf')).toBe('Résumé 履歴書.pdf');
  expect(cleanOriginalName('resume\u202efdp.exe\r\n\u001b[2J\u0000')).toBe('resumefdp.exe[2J');
  expect(cleanOriginalName('é'.repeat(5000))).toHaveLength(200);
});
