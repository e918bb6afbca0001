import { apiPaths } from '../../../contract/api.ts';
import type { CaseStudyAnswer, PortfolioAnswer } from '../../../contract/read-only-answers.ts';
import { splitRoute } from '../../../contract/routes.ts';
import { matchScreen, to } from '../../../contract/screens.ts';
import { WordsLink } from '../../components/action-link.tsx';
import { ButtonTo } from '../../components/button-to.tsx';
import { PageHead } from '../../components/sheet-head.tsx';
import { useRoute } from '../../location/use-route.ts';
import { Queries, useCall } from '../../queries/queries.tsx';
import { withBase } from '../../ui/base-path.ts';
import { LoadingNote, SkeletonBar } from '../../ui/skeleton.tsx';

type TemplateItem = PortfolioAnswer | CaseStudyAnswer;

type TemplateDetailProps = {
  sheet: string;
  /** What the screen is called until its item is there, and in 'Unable to load portfolio details'. */
  name: string;
  kind: keyof typeof calls;
  /** What the document shows; null where there is no such item. */
  initial: TemplateItem | null;
  isVisit?: boolean;
};

const calls = { portfolio: apiPaths.portfolio, 'case-study': apiPaths.caseStudy } as const;

/** The two template screens differ in a line or two; their states are the same. */
export function TemplateDetail(props: TemplateDetailProps) {
  return (
    <Queries>
      <CalledItem {...props} />
    </Queries>
  );
}

/** The document of an unknown address shows the failure, until the address itself can be asked for. */
const NO_ITEM = 0;

function CalledItem({ sheet, name, kind, initial, isVisit = false }: TemplateDetailProps) {
  const id = useRoute((path) => matchScreen(path).screen === kind, idOfRoute, initial?.id ?? NO_ITEM);
  const isKnown = id !== NO_ITEM;
  const { data: item, isPending } = useCall<TemplateItem>(calls[kind](id), {
    initial: isVisit || id !== initial?.id ? undefined : initial,
    isEnabled: isKnown,
  });
  if (isPending && (isKnown || (isVisit && import.meta.env.SSR)))
    return (
      <>
        <PageHead sheet={sheet} title={name} />
        <Skeleton />
      </>
    );
  if (!item)
    return (
      <>
        <PageHead sheet={sheet} title="Error" />
        <Failure>{`Unable to load ${name.toLowerCase()} details. Please try again later.`}</Failure>
      </>
    );
  return (
    <>
      <PageHead
        sheet={sheet}
        title={item.title}
        lead={<p>{item.category}</p>}
        above={
          <WordsLink to={to.projects} icon="back" className="print:hidden">
            All projects
          </WordsLink>
        }
      />
      <div className={LAYOUT}>
        <img
          src={withBase(item.imagePath)}
          width={960}
          height={640}
          alt={item.title}
          className="aspect-3/2 w-full bg-trace object-cover lg:col-span-7"
        />
        <div className="grid gap-6 lg:col-span-5 lg:content-between">
          <p className="max-w-[34em] text-lead">{item.description}</p>
          {'artist' in item && <Artist>{item.artist}</Artist>}
          {'points' in item && <Points>{item.points}</Points>}
        </div>
      </div>
    </>
  );
}

function idOfRoute(route: string): number {
  return Number(matchScreen(splitRoute(route).path).id);
}

function Artist({ children }: { children: string }) {
  return (
    <p className="border-t border-line pt-4">
      <span className="block text-note text-ink-soft">Made by</span> {children}
    </p>
  );
}

function Points({ children }: { children: readonly string[] }) {
  return (
    <ul className="border-b border-line">
      {children.map((point) => (
        <li key={point} className="border-t border-line py-3">
          {point}
        </li>
      ))}
    </ul>
  );
}

const LAYOUT = 'sheet grid gap-8 pb-section lg:columns-12';

function Skeleton() {
  return (
    <div className={LAYOUT} data-skeleton="">
      <LoadingNote>Loading</LoadingNote>
      <div className="opening aspect-3/2 lg:col-span-7" />
      <div className="grid content-start gap-3 lg:col-span-5">
        <SkeletonBar className="h-5 w-full" />
        <SkeletonBar className="h-5 w-full" />
        <SkeletonBar className="h-5 w-3/5" />
        <SkeletonBar className="mt-4 w-1/3" />
      </div>
    </div>
  );
}

function Failure({ children }: { children: string }) {
  return (
    <div className={LAYOUT}>
      <div className="grid justify-items-start gap-6 lg:col-span-6 lg:col-start-3">
        <p role="alert" className="text-lead">
          {children}
        </p>
        <ButtonTo to={to.home}>Return to Home</ButtonTo>
      </div>
    </div>
  );
}
