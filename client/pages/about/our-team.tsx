import { teamApproach, workSteps } from '../../../content/about.ts';
import { numberBeginningSentence } from '../../../content/number-words.ts';
import { pagePictures } from '../../../content/page-pictures.ts';
import { intros } from '../../../content/pages.ts';
import { type TeamMember, teamRoles } from '../../../content/team.ts';
import type { Person } from '../../../contract/publication.ts';
import { to } from '../../../contract/screens.ts';
import { TextLink } from '../../components/link.tsx';
import { Mark } from '../../components/mark.tsx';
import { DimensionLine, SectionHead } from '../../components/page-head.tsx';
import { TallPicture } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';
import { withBase } from '../../ui/base-path.ts';
import { Passage } from './passage.tsx';
import { TeamPeople } from './team-people.tsx';

const members: readonly TeamMember[] = teamRoles;
const PORTRAIT = 'size-28 max-sm:size-24';

export function OurTeam({ people }: { people: readonly Person[] }) {
  return (
    <>
      <div className="page-width grid gap-12 py-[clamp(3rem,2rem+4vw,6rem)] lg:columns-12">
        <div className="grid content-start gap-6 lg:col-span-5 lg:col-start-3">
          <Passage {...teamApproach} />
          <TextLink to={to.careers} icon="arrow" className="justify-self-start print:hidden">
            Work with us
          </TextLink>
        </div>
        <TallPicture picture={pagePictures.team} />
      </div>
      {people.length > 0 ? <TeamPeople people={people} /> : <TeamRoles />}
      <WorkSteps />
    </>
  );
}

function TeamRoles() {
  return (
    <section className="page-width pb-section" aria-labelledby="team-roles">
      <SectionHead id="team-roles" title="Who you will meet" introduction={intros.team} />
      <ul className="cells sm:grid-cols-2 lg:grid-cols-3">
        {members.map((member) => (
          <li
            key={member.name}
            className="grid grid-cols-[auto_1fr] content-start items-center gap-x-4 gap-y-4 bg-paper p-[clamp(1.25rem,0.8rem+1.4vw,2rem)]"
          >
            {member.imagePath ? (
              <img
                src={withBase(member.imagePath)}
                alt=""
                width={112}
                height={112}
                loading="lazy"
                className={`${PORTRAIT} object-cover`}
              />
            ) : (
              <Mark className={`${PORTRAIT} border border-line p-6`} />
            )}
            <div>
              <h3 className="font-display text-h4">{member.name}</h3>
              <p className="text-small text-ink-soft">{member.position}</p>
            </div>
            <p className="col-span-full max-w-[34em]">
              <Prose>{member.description}</Prose>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WorkSteps() {
  return (
    <section className="on-trace py-section" aria-labelledby="work-steps">
      <div className="page-width">
        <SectionHead
          id="work-steps"
          title={`${numberBeginningSentence(workSteps.length)} steps, one team`}
          introduction={intros.workSteps}
        />
        <ol className="grid gap-x-0 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {workSteps.map(({ title, text }) => (
            <li key={title} className="group grid content-start gap-3">
              <DimensionLine className="sm:group-odd:-mr-[11px] lg:group-not-last:-mr-[11px]" />
              <h3 className="pt-3 pr-6 font-display text-h3">{title}</h3>
              <p className="max-w-[34em] pr-8 text-ink-soft">
                <Prose>{text}</Prose>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
