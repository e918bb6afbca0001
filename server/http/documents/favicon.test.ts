import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import { assetResources } from './asset-resources.ts';

const publicFolder = join(import.meta.dirname, '../../../content/public');

it('/favicon.ico is served as an icon', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'favicon-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(join(dist, 'client'));
  await cp(join(publicFolder, 'favicon.ico'), join(dist, 'client/favicon.ico'));
  const resources = assetResources(dist, readConfig({}));
  const response = resources.get('/favicon.ico')?.responseTo({});
  expect(response?.status).toBe(200);
  expect(response?.headers['Content-Type']).toBe('image/x-icon');
});
