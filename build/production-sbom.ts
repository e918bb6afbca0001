import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Lock = { readonly packages: Record<string, { readonly dev?: boolean; devDependencies?: unknown }> };

/**
 * A CycloneDX bill of materials of what runs in production, made by npm itself. `npm sbom --omit dev` would omit every
 * package that tests use as well, so npm gets package.json and its lock without the development packages instead.
 */
export function productionSbom(root: string): string {
  const { devDependencies: _, ...manifest } = readJson(join(root, 'package.json'));
  const lock = readJson(join(root, 'package-lock.json')) as Lock;
  delete lock.packages['']?.devDependencies;
  for (const [path, { dev }] of Object.entries(lock.packages)) if (dev) delete lock.packages[path];

  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    // npm names the product after its folder.
    const product = join(folder, manifest.name);
    mkdirSync(product);
    writeFileSync(join(product, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(product, 'package-lock.json'), JSON.stringify(lock));
    return npmSbom(product);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function npmSbom(folder: string): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status === 0) return stdout;
  throw new Error(`npm ${args.join(' ')} failed. It needs npm 10 or later:\n${stderr}`);
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
