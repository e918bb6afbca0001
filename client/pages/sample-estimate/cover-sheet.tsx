import type { ReactNode } from 'react';
import { ontarioRules } from '../../../content/ontario-rules.ts';
import { asDollars } from '../../../content/papers/amounts.ts';
import { dayInWords, daysAfter } from '../../../content/papers/calendar.ts';
import {
  type Estimate,
  finishOf,
  numberedGroups,
  numberedLines,
  totalOf,
} from '../../../content/papers/estimate.ts';
import { to } from '../../../contract/screens.ts';
import { Link } from '../../components/link.tsx';
import { Prose } from '../../components/prose.tsx';

/** A summary of the estimate: scope, price, and how the price is distributed. */
export function CoverSheet({ estimate }: { estimate: Estimate }) {
  return (
    <div className="page-width grid gap-y-12 lg:columns-12 lg:items-start print:grid-cols-2 print:gap-x-5">
      <TitleBlock estimate={estimate} />
      <Shares estimate={estimate} />
    </div>
  );
}

/** Two columns, or one with large text. */
function TitleBlock({ estimate }: { estimate: Estimate }) {
  const { job, startsOn, weeks, weeksNote, writtenOn, standsForDays, permits, onYourCopy } = estimate;
  const { beforeTax, tax, withTax } = totalOf(estimate);
  return (
    <dl className="title-block grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] text-small leading-[1.45] tabular lg:col-span-4 lg:col-start-3 print:col-span-1 print:col-start-1 print:border print:bg-transparent">
      <Cell label="The job" isWide>
        <Prose>{job}</Prose>
      </Cell>
      <Cell label={`${numberedLines(estimate).length} lines, before HST`} isWide>
        <span className="my-1 block font-display text-[min(clamp(2.5rem,2rem+2.4vw,3.75rem),15vw)] leading-[1.05] tracking-[-0.018em] print:my-0 print:text-[1.75rem]">
          {asDollars(beforeTax)}
        </span>
        HST {ontarioRules.hstPercent}% {asDollars(tax)}. Together{' '}
        <b className="whitespace-nowrap">{asDollars(withTax)}</b>
      </Cell>
      <Cell label="On site">
        <Prose>
          {`${weeks === 1 ? '1 week' : `${weeks} weeks`}: ${dayInWords(startsOn, 'withoutYear')} to ${dayInWords(finishOf(estimate), 'withYear')}.`}
        </Prose>{' '}
        {weeksNote}
      </Cell>
      <Cell label="Written">
        <Prose>
          {`${dayInWords(writtenOn, 'withYear')}. It stands for ${standsForDays} days, until ${dayInWords(daysAfter(writtenOn, standsForDays), 'withoutYear')}`}
        </Prose>
      </Cell>
      <Cell label="Permits">{permits}</Cell>
      <Cell label="On your copy">{onYourCopy}</Cell>
    </dl>
  );
}

function Cell({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={`p-4 print:bg-transparent print:px-2 print:py-1 ${isWide ? 'col-span-full' : ''}`}>
      <dt className="mb-0.5 text-note font-strong text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A bar for each group, proportional to its sum. The longest takes the full width. */
function Shares({ estimate }: { estimate: Estimate }) {
  const groups = numberedGroups(estimate);
  const longest = Math.max(...groups.map(({ cents }) => cents));
  return (
    <nav
      aria-labelledby="shares"
      className="lg:col-span-6 lg:col-start-7 lg:pl-6 print:col-span-1 print:col-start-2 print:pl-0"
    >
      <h2 id="shares" className="mb-3 font-display text-h3 print:mb-1">
        Where the money goes
      </h2>
      <ol className="border-b text-small leading-[1.35] tabular">
        {groups.map(({ id, title, cents }) => (
          <li key={id} className="border-t">
            <Link
              to={`${to.sampleEstimate}#${id}`}
              className="group grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5 no-underline md:min-h-9 md:grid-cols-[13rem_minmax(0,1fr)_5rem] md:py-0.5 lg:grid-cols-[12rem_minmax(0,1fr)_4.5rem] print:min-h-0 print:grid-cols-[minmax(0,1fr)_4rem_4rem] print:py-px"
            >
              <span className="underline-offset-[0.3em] group-hover:underline">{title}</span>
              <svg
                aria-hidden="true"
                className="h-[11px] w-full fill-spruce max-md:order-last max-md:col-span-full print:order-none print:col-span-1"
              >
                <rect y="4" width={`${((100 * cents) / longest).toFixed(1)}%`} height="3" />
              </svg>
              <span className="text-right">{asDollars(cents)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
