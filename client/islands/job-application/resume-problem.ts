import { RESUME_MAX_BYTES, resumeMessages } from '../../../contract/forms/application.ts';

/** Checks the size alone: which kind of file it is, the server tells by its contents, whatever its name. */
export function resumeProblem({ size }: Pick<File, 'size'>): string | undefined {
  if (size > RESUME_MAX_BYTES) return resumeMessages.tooLarge;
  if (size === 0) return resumeMessages.empty;
}
