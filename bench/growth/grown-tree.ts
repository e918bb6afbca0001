import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../content/project.ts';
import { projects } from '../../content/projects/catalogue.ts';
import { type CopiedTree, copyTree } from '../../testing/copied-tree.ts';
import { undoAtExit } from '../machine/undo-at-exit.ts';
import { inventedText } from './invented-text.ts';

type GrownTree = Disposable & Pick<CopiedTree, 'root' | 'run'>;

/** A copy of the repository with the given number of projects. */
export function grownTree(size: number): GrownTree {
  const tree = copyTree();
  const grown = Array.from({ length: size }, (_, index) => grownProject(index));
  const exported = Object.entries({ projects: grown, leftOutProjects: [] }).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  writeFileSync(join(tree.root, 'content/projects/catalogue.ts'), exported.join(''));
  return { ...tree, [Symbol.dispose]: undoAtExit(tree.remove) };
}

/** The first ones are the existing projects. */
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
