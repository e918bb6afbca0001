import { teamApproach } from '../../../content/about.ts';
import { pagePictures, teamCaption } from '../../../content/page-pictures.ts';
import type { Person } from '../../../contract/publication.ts';
import { to } from '../../../contract/screens.ts';
import { TextLink } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { Passage } from './passage.tsx';
import { TeamPeople } from './team-people.tsx';
import { TeamRoles } from './team-roles.tsx';
import { WorkSteps } from './work-steps.tsx';

/** Lists the people first. Until some are published, it shows what each role does. */
export function OurTeam({ people }: { people: readonly Person[] }) {
  const hasPeople = people.length > 0;
  return (
    <>
      {hasPeople && <TeamPeople people={people} />}
      <Approach />
      {!hasPeople && <TeamRoles />}
      <WorkSteps />
    </>
  );
}

/** On wide screens the picture extends to the right edge of the window. */
function Approach() {
  return (
    <div className="page-width grid gap-x-gap gap-y-8 py-[clamp(2rem,1rem+4vw,6rem)] lg:columns-12">
      <div className="grid content-start gap-6 lg:col-span-4 lg:col-start-3">
        <Passage {...teamApproach} />
        <TextLink to={to.careers} icon="arrow" className="justify-self-start print:hidden">
          Work with us
        </TextLink>
      </div>
      <figure className="max-lg:order-first lg:col-span-6 lg:col-start-7 lg:-mr-[var(--bleed)]">
        <Picture
          picture={pagePictures.team}
          sizes="(min-width: 64rem) 56vw, 92vw"
          className="aspect-video w-full bg-trace object-cover lg:aspect-3/2"
        />
        <figcaption className="mt-2 max-w-[30em] text-note text-ink-soft">{teamCaption}</figcaption>
      </figure>
    </div>
  );
}
