import type { Project } from '../../../content/project.ts';
import { to } from '../../../contract/screens.ts';
import { Prose } from '../../components/prose.tsx';
import { Island } from '../../islands/island.tsx';

/** The number of paragraphs before the pictures: the house and what was found in it. */
const OPENING = 2;

export function hasRest({ story }: Project): boolean {
  return story.length > OPENING;
}

export function StoryOpening({ project: { story, storyTitle } }: { project: Project }) {
  if (story.length === 0) return null;
  return (
    <div className="page-width pt-8 pb-12 lg:columns-12 lg:py-[clamp(3rem,2rem+3vw,5rem)] print:py-3">
      <div className="grid gap-4 gap-x-gap lg:col-span-10 lg:col-start-3 lg:grid-cols-2 print:grid-cols-2 print:gap-2 print:gap-x-6 print:leading-[1.45]">
        {storyTitle && (
          <h2 className="font-display text-h3 lg:col-span-full print:col-span-full">{storyTitle}</h2>
        )}
        <Paragraphs texts={story.slice(0, OPENING)} />
      </div>
    </div>
  );
}

/** The rest of the story. If there is none, the links are placed beside the facts. */
export function StoryRest({ project }: { project: Project }) {
  return (
    <div
      className={`grid content-start gap-4 print:col-auto print:gap-2 print:pr-0 print:leading-[1.45] ${hasRest(project) ? 'lg:col-span-5 lg:col-start-3 lg:pr-6' : 'max-lg:order-last lg:col-span-4 lg:col-start-9'}`}
    >
      <Paragraphs texts={project.story.slice(OPENING)} />
      <Island name="copy-link" hydrate="load" props={{ route: to.project(project.id) }} />
    </div>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="max-w-[36em]">
      <Prose>{text}</Prose>
    </p>
  ));
}
