import type { FormBalance, MailBalance, PhotoBalance } from './balance.ts';
import type { SoakOptions } from './options.ts';
import type { Vitals } from './vitals.ts';

export type MemberVitals = {
  /** Of its last life, which no kill ended: soon after its start, at the end of the load, and at rest. */
  readonly first: Vitals | undefined;
  readonly last: Vitals | undefined;
  readonly atRest: Vitals | undefined;
  /** Of all its lives. */
  readonly highestMegabytes: number;
};

export type SoakResult = {
  readonly options: SoakOptions;
  readonly at: string;
  readonly machine: string;
  readonly kills: number;
  readonly failovers: number;
  readonly forms: readonly FormBalance[];
  readonly photos: PhotoBalance;
  /** Requests that the owner has marked, changes that were answered, and requests whose last change is not there. */
  readonly desk: { readonly records: number; readonly marks: number; readonly lost: number };
  readonly mail: MailBalance;
  readonly troubles: Readonly<Record<string, number>>;
  readonly answers: ReadonlyMap<string, number>;
  readonly slow: ReadonlyMap<string, number>;
  readonly faults: ReadonlyMap<string, number>;
  readonly members: readonly MemberVitals[];
};

export function isSound({ forms, photos, desk, mail, faults }: SoakResult): boolean {
  const balances = [...forms, photos, mail];
  const wrongs = [...balances.flatMap(({ lost, doubled }) => [lost, doubled]), desk.lost];
  return wrongs.every((count) => count === 0) && mail.leadsWithout === 0 && faults.size === 0;
}

/** The balance as Markdown: for the terminal, and for docs/soak.md. */
export function sheet(result: SoakResult): string {
  const { options, at, machine, kills, failovers, forms, photos, desk, mail } = result;
  const { troubles, answers, slow, faults, members } = result;
  const behind =
    options.processes > 1 ? `${options.processes} processes behind nginx, TLS included` : 'one process';
  return [
    `${at.slice(0, 16).replace('T', ' ')} UTC, ${options.minutes} min, ${behind}, seed ${options.seed}. ${machine}`,
    '',
    `${kills} times \`kill -9\`${options.engine === 'postgres' ? `, ${failovers} times all sessions of the database ended` : ''}. The mail server: ${listed(Object.entries(troubles))}.`,
    '',
    ...table(
      [
        'Form',
        'sent',
        'requests',
        'acknowledged',
        'stored',
        'stored, answer never arrived',
        'lost',
        'doubled',
      ],
      forms.map((form) => [
        form.kind,
        form.sent,
        form.requests,
        form.acknowledged,
        form.stored,
        form.storedUnanswered,
        form.lost,
        form.doubled,
      ]),
    ),
    '',
    ...table(
      ['Photos sent', 'acknowledged', 'stored', 'mailed', 'lost', 'doubled'],
      [[photos.sent, photos.acknowledged, photos.stored, photos.mailed, photos.lost, photos.doubled]],
    ),
    '',
    ...table(
      ['Changed at the desk', 'changes acknowledged', 'lost'],
      [[desk.records, desk.marks, desk.lost]],
    ),
    '',
    ...table(
      [
        'Mail owed',
        'mailed',
        'lost',
        'doubled',
        'sent again after the peer dropped the line',
        'sent again after a kill',
        'leads without mail',
        'not needed any more',
      ],
      [
        [
          mail.owed,
          mail.mailed,
          mail.lost,
          mail.doubled,
          mail.repeatedAfterDrop,
          mail.repeatedAfterKill,
          mail.leadsWithout,
          mail.spared,
        ],
      ],
    ),
    '',
    ...table(
      [
        'Process',
        'last life',
        'memory: start, end, at rest; highest',
        'open files',
        'event-loop delay p99: start, end',
      ],
      members.map((member, index) => [index + 1, ...vitalsCells(member)]),
    ),
    '',
    `Answers: ${listed([...answers].sort(([a], [b]) => (a < b ? -1 : 1)))}. Slow clients: ${listed([...slow])}.`,
    ...(faults.size > 0 ? ['', `**Faults: ${listed([...faults])}.**`] : []),
    '',
    isSound(result) ? 'Sound: nothing lost, nothing doubled.' : '**NOT SOUND.**',
  ].join('\n');
}

function vitalsCells({ first, last, atRest, highestMegabytes }: MemberVitals): string[] {
  const spans = [first, last, atRest];
  const megabytes = spans.map((sample) => sample?.megabytes.toFixed(0) ?? '?').join(', ');
  const files = spans.map((sample) => sample?.openFiles ?? '?').join(', ');
  const delays = [first, last].map((sample) => sample?.loopDelayMs.toFixed(0) ?? '?').join(', ');
  return [
    `${last?.ageSeconds ?? '?'} s`,
    `${megabytes}; ${highestMegabytes.toFixed(0)} MB`,
    files,
    `${delays} ms`,
  ];
}

function listed(counts: readonly (readonly [string, number])[]): string {
  return counts.map(([name, count]) => `${name} ${count}`).join(', ');
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
