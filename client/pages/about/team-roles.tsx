import { numberInWords } from '../../../content/grammar.ts';
import { processSteps } from '../../../content/process.ts';
import { rolesNote, type TeamMember, teamRoles } from '../../../content/team.ts';
import { Mark } from '../../components/mark.tsx';
import { Prose } from '../../components/prose.tsx';
import { withBase } from '../../ui/base-path.ts';

const members: readonly TeamMember[] = teamRoles;
const PORTRAIT = 'size-20 sm:size-28';

/** Shows what each role does, and in which steps of the process, until people are published. */
export function TeamRoles() {
  return (
    <section className="page-width pb-section" aria-labelledby="team-roles">
      <h2 id="team-roles" className="visually-hidden">
        The roles on a job
      </h2>
      <ul className="cells sm:grid-cols-2 lg:grid-cols-3">
        {members.map((member) => (
          <li
            key={member.name}
            className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr_auto] items-center gap-4 bg-paper p-[clamp(1.25rem,0.8rem+1.4vw,2rem)]"
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
            <p className="col-span-full max-w-[34em] self-start text-small">
              <Prose>{member.description}</Prose>
            </p>
            <div className="col-span-full text-note text-ink-soft">
              <StepsDrawing steps={member.steps} />
              <p className="mt-1.5">{stepsInWords(member)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-[42em] text-small text-ink-soft lg:ml-[calc((100%+var(--gap))/6)]">
        {rolesNote}
      </p>
    </section>
  );
}

/** A dimension line of all steps, filled where the role works. Uses SVG attributes, since the CSP forbids styles. */
function StepsDrawing({ steps: [first, last] }: Pick<TeamMember, 'steps'>) {
  const at = (step: number) => `${(100 * step) / processSteps.length}%`;
  return (
    <svg aria-hidden="true" width="100%" height="11" className="overflow-visible stroke-line-firm">
      <line x2="100%" y1="5.5" y2="5.5" />
      {[...processSteps.keys(), processSteps.length].map((step) => (
        <line key={step} x1={at(step)} x2={at(step)} y1="2" y2="9" />
      ))}
      <rect
        x={at(first - 1)}
        y="4"
        width={at(last - first + 1)}
        height="3"
        className="fill-spruce stroke-none"
      />
    </svg>
  );
}

function stepsInWords({ steps: [first, last], staysAfter }: TeamMember): string {
  const after = staysAfter ? ', and after' : '';
  if (last - first + 1 === processSteps.length)
    return `All ${numberInWords(processSteps.length)} steps${after}`;
  if (first === last) return `Step ${first}${after}`;
  return `Steps ${first} ${last === first + 1 ? 'and' : 'to'} ${last}${after}`;
}
