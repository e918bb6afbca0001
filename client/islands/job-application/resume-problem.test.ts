import { describe, expect, test } from 'vitest';
import { RESUME_MAX_BYTES, resumeMessages } from '../../../contract/forms/application.ts';
import { resumeProblem } from './resume-problem.ts';

describe('a resume', () => {
  test.each(['cv.pdf', 'cv.doc', 'cv.DOCX', 'my.old.cv.Pdf'])('may be called %s', (name) => {
    expect(resumeProblem({ name, size: 1000 })).toBeUndefined();
  });

  test.each(['cv.exe', 'cv.pdf.exe', 'pdf', 'cv.docm'])('may not be called %s', (name) => {
    expect(resumeProblem({ name, size: 1000 })).toBe(resumeMessages.wrongType);
  });

  test('may have the maximum size, and not a byte more', () => {
    expect(resumeProblem({ name: 'cv.pdf', size: RESUME_MAX_BYTES })).toBeUndefined();
    expect(resumeProblem({ name: 'cv.pdf', size: RESUME_MAX_BYTES + 1 })).toBe(resumeMessages.tooLarge);
  });

  test('must not be empty', () => {
    expect(resumeProblem({ name: 'cv.pdf', size: 0 })).toBe(resumeMessages.empty);
  });
});
