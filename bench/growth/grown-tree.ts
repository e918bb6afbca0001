import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../content/project.ts';
import { FEATURED_ON_HOME, projects } from '../../content/projects/catalogue.ts';
import { projectRoot } from '../machine/project-root.ts';
import { type TemporaryFolder, temporaryFolder } from '../machine/temporary-folder.ts';
import { inventedText } from './invented-text.ts';

const PARTS = [
  'build',
  'client',
  'content',
  'contract',
  'scripts',
  'server',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** A copy of the sources with as many projects as wanted. */
export function grownTree(size: number): TemporaryFolder {
  const folder = temporaryFolder();
  for (const part of PARTS) cpSync(join(projectRoot, part), join(folder.path, part), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder.path, 'node_modules'), 'dir');

  const grown = Array.from({ length: size }, (_, index) => grownProject(index));
  write(folder, 'catalogue.ts', { projects: grown, FEATURED_ON_HOME });
  return folder;
}

/** The first are those of the project itself. */
function grownProject(index: number): Project {
  const model = projects[index % projects.length] as Project;
  const id = index + 1;
  if (id === model.id) return model;
  const text = (from: string, place: number) => inventedText(from, id * 100 + place);
  return {
    ...model,
    id,
    title: text(model.title, 0),
    description: text(model.description, 1),
    metaDescription: text(model.metaDescription, 2),
    story: model.story.map((paragraph, place) => text(paragraph, 10 + place)),
    features: model.features.map((feature, place) => text(feature, 30 + place)),
  };
}

function write(folder: TemporaryFolder, file: string, values: Record<string, unknown>): void {
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  writeFileSync(join(folder.path, 'content/projects', file), `${lines.join('\n')}\n`);
}
