import { randomUUID } from 'node:crypto';
import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { experienceLevels, positions } from '../../content/careers.ts';
import { apiPaths, hiddenFields } from '../../contract/api.ts';
import { applicationFields as formFields } from '../../contract/forms/application.ts';
import { sampleValues } from '../../testing/sample-values.ts';
import { uploadFolder } from '../config.ts';
import { type Fields, formData, post } from './forms.ts';
import type { TestService } from './test-service.ts';

/** The first one in the form, whichever company it is. */
export const POSITION = positions[0].title;
export const EXPERIENCE = experienceLevels[0];

/** An application as the careers form sends it. */
export function applicationFields(changes: Fields = {}): Fields {
  return {
    ...sampleValues(formFields, {
      name: 'Ada Okafor',
      email: 'ada@example.ca',
      phone: '(416) 555-0177',
      position: POSITION,
      experience: EXPERIENCE,
      message: 'Twelve years of framing, the last four as a lead.',
    }),
    [hiddenFields.submissionId]: randomUUID(),
    [hiddenFields.elapsed]: '64000',
    [hiddenFields.honeypot]: '',
    ...changes,
  };
}

type SentFile = { readonly content: Buffer; readonly name: string };

export function applicationForm(fields: Fields, ...files: readonly SentFile[]): FormData {
  const form = formData(fields);
  for (const { content, name } of files) form.append('resume', new File([new Uint8Array(content)], name));
  return form;
}

export function apply(
  { app }: TestService,
  fields: Fields,
  file?: SentFile,
  headers: Record<string, string> = {},
) {
  return post(app, applicationForm(fields, ...(file ? [file] : [])), {
    path: apiPaths.jobApplications,
    headers,
  });
}

export function storedApplications({ database }: TestService) {
  return database.selectFrom('job_applications').selectAll().orderBy('id').execute();
}

export function storedResumes({ database }: TestService) {
  return database.selectFrom('resumes').selectAll().orderBy('job_application_id').execute();
}

/** No row, no file and no open unlinked file. */
export async function expectNothingOfApplications(service: TestService): Promise<void> {
  expect(await storedApplications(service)).toEqual([]);
  expect(await storedResumes(service)).toEqual([]);
  expect(await service.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await expectNoUploads(service);
}

/** Temporary files are closed after the response was sent. */
export async function expectNoUploads({ config }: TestService): Promise<void> {
  const folder = uploadFolder(config);
  await vi.waitFor(async () => {
    expect(await readdir(folder).catch(() => [])).toEqual([]);
    expect((await openFiles()).filter((path) => path.startsWith(folder))).toEqual([]);
  });
}

/** Works on Linux only. */
async function openFiles(): Promise<string[]> {
  const descriptors = '/proc/self/fd';
  const names = await readdir(descriptors).catch(() => []);
  return Promise.all(names.map((name) => readlink(join(descriptors, name)).catch(() => '')));
}
