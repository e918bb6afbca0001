import { type TeamMember, teamRoles } from '../../../content/team.ts';
import { SectionHead } from '../../components/page-head.tsx';
import { withBase } from '../../ui/base-path.ts';
import { Mark } from '../../ui/mark.tsx';

const members: readonly TeamMember[] = teamRoles;
const PORTRAIT = 'size-28 max-sm:size-24';

export function TeamRoles() {
  return (
    <section className="sheet pb-section" aria-labelledby="team-roles">
      <SectionHead
        id="team-roles"
        title="Who you will meet"
        lead="The people behind a job, from the first visit to the call about the warranty."
      />
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
            <p className="col-span-full max-w-[34em]">{member.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
