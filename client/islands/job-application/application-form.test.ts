import { describe, expect, test } from 'vitest';
import { RESUME_MAX_BYTES, resumeMessages } from '../../../contract/forms/application.ts';
import { resumeProblem } from './application-form.tsx';

describe('a resume', () => {
  test('may have the maximum size, and not a byte more', () => {
    expect(resumeProblem({ size: RESUME_MAX_BYTES })).toBeUndefined();
    expect(resumeProblem({ size: RESUME_MAX_BYTES + 1 })).toBe(resumeMessages.tooLarge);
  });

  test('must not be empty', () => {
    expect(resumeProblem({ size: 0 })).toBe(resumeMessages.empty);
  });
});
