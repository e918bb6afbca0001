import { RESUME_EXTENSIONS, RESUME_MAX_BYTES, resumeMessages } from '../../../contract/forms/application.ts';

/** Checks name and size; the server also checks the contents. */
export function resumeProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const isDocument = RESUME_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));
  if (!isDocument) return resumeMessages.wrongType;
  if (size > RESUME_MAX_BYTES) return resumeMessages.tooLarge;
  if (size === 0) return resumeMessages.empty;
}
