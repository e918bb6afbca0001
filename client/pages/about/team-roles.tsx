import { type TeamMember, teamRoles } from '../../../content/team.ts';
import { SectionHead } from '../../components/sheet-head.tsx';
import { withBase } from '../../ui/base-path.ts';
import { Mark } from '../../ui/mark.tsx';

const members: readonly TeamMember[] = teamRoles;

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
            <Portrait {...member} />
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

/** Decoration: the role stands beside it. */
function Portrait({ imagePath }: TeamMember) {
  const frame = 'size-28 max-sm:size-24';
  if (!imagePath) return <Mark className={`${frame} border border-line p-6`} />;
  return (
    <img
      src={withBase(imagePath)}
      alt=""
      width={112}
      height={112}
      loading="lazy"
      className={`${frame} object-cover`}
    />
  );
}
