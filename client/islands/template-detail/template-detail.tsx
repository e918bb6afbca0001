import { useEffect } from 'react';
import { apiPaths } from '../../../contract/api.ts';
import type { CaseStudyResponse, PortfolioResponse } from '../../../contract/api-responses.ts';
import { splitRoute } from '../../../contract/routes.ts';
import { matchScreen, to } from '../../../contract/screens.ts';
import { ButtonTo } from '../../components/button-to.tsx';
import { TextLink } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useRoute } from '../../location/use-route.ts';
import { useApi } from '../../queries/use-api.ts';
import { withBase } from '../../ui/base-path.ts';
import { LoadingNote, SkeletonBar } from '../../ui/skeleton.tsx';

type TemplateItem = PortfolioResponse | CaseStudyResponse;

type TemplateDetailProps = {
  sheetNumber: string;
  /** The title while the item loads; also part of the error message. */
  name: string;
  kind: keyof typeof paths;
  /** Null if there is no such item. */
  initial: TemplateItem | null;
  isNavigation?: boolean;
};

const LAYOUT = 'page-width grid gap-8 pb-section lg:columns-12';
const paths = { portfolio: apiPaths.portfolio, 'case-study': apiPaths.caseStudy } as const;

/** Used in the document for unknown ids, until the browser reads the id from the URL. */
const NO_ID = -1;

export function TemplateDetail({ sheetNumber, name, kind, initial, isNavigation }: TemplateDetailProps) {
  const id = useRoute((path) => matchScreen(path).screen === kind, idOfRoute, initial?.id ?? NO_ID);
  const hasId = id !== NO_ID;
  useEffect(() => {
    // A navigation focused the heading of the placeholder, which this component has replaced.
    if (isNavigation)
      document.querySelector<HTMLElement>('[data-screen-heading]')?.focus({ preventScroll: true });
  }, [isNavigation]);
  const { data: item, isPending } = useApi<TemplateItem>(paths[kind](id), {
    placeholder: isNavigation || id !== initial?.id ? undefined : initial,
    isEnabled: hasId,
  });
  if (isPending && (hasId || (isNavigation && import.meta.env.SSR)))
    return (
      <>
        <PageHead sheetNumber={sheetNumber} title={name} />
        <Skeleton />
      </>
    );
  if (!item)
    return (
      <>
        <PageHead sheetNumber={sheetNumber} title="Error" />
        <div className={LAYOUT}>
          <div className="grid justify-items-start gap-6 lg:col-span-6 lg:col-start-3">
            <p role="alert" className="text-intro">
              {`Unable to load ${name.toLowerCase()} details. Please try again later.`}
            </p>
            <ButtonTo to={to.home}>Return to Home</ButtonTo>
          </div>
        </div>
      </>
    );
  return (
    <>
      <PageHead
        sheetNumber={sheetNumber}
        title={item.title}
        introduction={<p>{item.category}</p>}
        backLink={
          <TextLink to={to.projects} icon="back" className="print:hidden">
            All projects
          </TextLink>
        }
      />
      <div className={LAYOUT}>
        {item.imagePath && (
          <img
            src={withBase(item.imagePath)}
            width={960}
            height={640}
            alt={item.title}
            className="aspect-3/2 w-full bg-trace object-cover lg:col-span-7"
          />
        )}
        <div
          className={`grid gap-6 lg:col-span-5 lg:content-between ${item.imagePath ? '' : 'lg:col-start-3'}`}
        >
          <p className="max-w-[34em] text-intro">{item.description}</p>
          {'artist' in item && (
            <p className="border-t border-line pt-4">
              <span className="block text-note text-ink-soft">Made by</span> {item.artist}
            </p>
          )}
          {'points' in item && (
            <ul className="border-b border-line">
              {item.points.map((point) => (
                <li key={point} className="border-t border-line py-3">
                  {point}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  );
}

function idOfRoute(route: string): number {
  return Number(matchScreen(splitRoute(route).path).id);
}

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
