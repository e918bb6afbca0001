import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { company } from '../../../content/company.ts';
import { Refusal } from '../../http/responses/refusal.ts';
import { createUploadSpace } from './upload-space.ts';

async function startSpace() {
  const folder = await mkdtemp(join(tmpdir(), 'space-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return createUploadSpace(folder, { totalBytes: 100, networkBytes: 60 });
}

const chunk = (bytes: number) => Buffer.alloc(bytes, 'x');

describe('the space for uploads', () => {
  it('refuses what is beyond it, with the phone number, and takes it once others are done', async () => {
    const space = await startSpace();
    const first = await space.open('a');
    const second = await space.open('b');
    await first.append(chunk(60));
    await second.append(chunk(30));
    const refusal = await second.append(chunk(11)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ status: 503, details: { retryAfterSeconds: 60 } });
    expect(String(refusal)).toContain(company.phone.display);
    await first.close();
    await second.append(chunk(11));
    expect(space.usedBytes()).toBe(41);
    await second.close();
    expect(space.usedBytes()).toBe(0);
  });

  it('is never all for one network', async () => {
    const space = await startSpace();
    const files = [await space.open('a'), await space.open('a')] as const;
    await files[0].append(chunk(40));
    await expect(files[1].append(chunk(21))).rejects.toThrow(Refusal);
    await files[1].append(chunk(20));
    const other = await space.open('b');
    await other.append(chunk(40));
    for (const file of [...files, other]) await file.close();
    expect(space.usedBytes()).toBe(0);
  });
});
