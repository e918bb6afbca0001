import { RESUME_EXTENSIONS, RESUME_MAX_BYTES, resumeMessages } from '../../../contract/forms/application.ts';

/** What can be told before the upload: the server looks into the file, the browser at its name and weight. */
export function resumeProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const isDocument = RESUME_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));
  if (!isDocument) return resumeMessages.wrongType;
  if (size > RESUME_MAX_BYTES) return resumeMessages.tooLarge;
  if (size === 0) return resumeMessages.empty;
}

/** The file that was chosen. A form without one still has an entry: a file without a name. */
export function chosenResume(data: FormData): File | undefined {
  const resume = data.get('resume');
  return resume instanceof File && resume.name !== '' ? resume : undefined;
}
