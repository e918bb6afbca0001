import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { productionSbom } from '../build/production-sbom.ts';

const root = join(import.meta.dirname, '..');

type LockedPackage = {
  readonly version: string;
  readonly dev?: boolean;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
};

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

describe('install scripts', () => {
  test('run for those packages only that package.json approves', () => {
    const withScripts = locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(withScripts)].sort());
  });

  test('belong to no package that runs in production', () => {
    expect(locked.filter(({ hasInstallScript, dev }) => hasInstallScript && !dev)).toEqual([]);
  });

  test('are left out by every command that installs the packages of the lock', () => {
    const files = globSync(['scripts/*.mjs', 'deploy/*', '*.md', '.github/**/*.yml'], {
      cwd: root,
      withFileTypes: true,
    }).filter((file) => file.isFile() && !file.name.endsWith('.ts'));
    const commands = files.flatMap((file) =>
      readFileSync(join(file.parentPath, file.name), 'utf8')
        .split('\n')
        .filter((line) => /npm ci|\['ci'/.test(line)),
    );
    expect(commands.length).toBeGreaterThan(2);
    expect(commands.filter((line) => !line.includes('--ignore-scripts'))).toEqual([]);
  });
});

test('package.json names each package by one version, which is the locked one', () => {
  const { dependencies, devDependencies, overrides } = manifest;
  const named = Object.entries<string>({ ...dependencies, ...devDependencies, ...overrides });
  const inexact = named.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version);
  expect(inexact).toEqual([]);
  expect(packages['']).toMatchObject({ dependencies, devDependencies });
});

test('every locked package has a checksum', () => {
  expect(locked.filter(({ integrity }) => !integrity)).toEqual([]);
});

test('the bill of materials lists every production package at its locked version, and no other', () => {
  const { bomFormat, metadata, components } = JSON.parse(productionSbom(root));
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component.name).toBe(manifest.name);
  const listed = components.map(
    ({ name, version }: LockedPackage & { name: string }) => `${name}@${version}`,
  );
  const production = locked.filter(({ dev }) => !dev).map(({ name, version }) => `${name}@${version}`);
  expect(listed.sort()).toEqual([...new Set(production)].sort());
}, 30_000);
