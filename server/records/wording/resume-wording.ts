import type { ApplicationRow } from '../applications.ts';
import { sizeOf } from './file-size.ts';

const mediaNames: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};

/** 'PDF, 312 KB'; undefined where none was sent. */
export function resumeKind({ resume_media_type, resume_size }: ApplicationRow): string | undefined {
  if (resume_media_type === null || resume_size === null) return undefined;
  return `${mediaNames[resume_media_type] ?? resume_media_type}, ${sizeOf(resume_size)}`;
}

/** 'resume.pdf (PDF, 312 KB)' */
export function resumeDescription(application: ApplicationRow): string | undefined {
  const kind = resumeKind(application);
  return kind && `${application.resume_original_name} (${kind})`;
}
