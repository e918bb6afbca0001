import { expect, test } from 'vitest';
import { storedName } from './stored-name.ts';

test.each([
  ['okafor-resume.pdf', 'okafor-resume'],
  ['Okafor – Résumé (final).PDF', 'okafor-resume-final'],
  ['C:\\Users\\Ada\\Desktop\\My CV.docx', 'my-cv'],
  ['../../../../etc/passwd', 'passwd'],
  ['..', 'resume'],
  ['.htaccess', 'htaccess'],
  ['履歴書.pdf', 'resume'],
  ['', 'resume'],
  ['resume.pdf.exe', 'resume-pdf-exe'],
  ['a"; filename=evil.html\r\nX: y', 'a-filename-evil-html-x-y'],
])('%j keeps its readable part', (originalName, readable) => {
  expect(storedName(originalName, 'pdf')).toMatch(new RegExp(`^${readable}-[2-9a-hjkmnp-z]{8}\\.pdf$`));
});

test('a name of any length is cut', () => {
  expect(storedName('x'.repeat(5000), 'docx')).toMatch(/^x{60}-[2-9a-z]{8}\.docx$/);
});

test('the same name is never given twice', () => {
  const names = new Set(Array.from({ length: 1000 }, () => storedName('resume.pdf', 'pdf')));
  expect(names.size).toBe(1000);
});
