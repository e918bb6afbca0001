import type { ReactNode } from 'react';
import { to } from '../../contract/screens.ts';
import { below } from '../location/base.ts';
import { navigate } from '../location/location-store.ts';
import { Button } from '../ui/button.tsx';
import { LoadingNote, SkeletonBar } from '../ui/skeleton.tsx';
import { PageHead } from './sheet-head.tsx';

type TemplateItem = {
  readonly imagePath: string;
  readonly title: string;
  readonly category: string;
  readonly description: string;
};

type TemplateDetailProps<Item> = {
  sheet: string;
  /** What the screen is called until its item is there: 'Portfolio'. */
  name: string;
  /** Missing while it is loading and after a failure. */
  item: Item | null | undefined;
  isLoading: boolean;
  /** As in 'portfolio details'. */
  subject: string;
  /** What this kind of item has besides picture and description. */
  renderMore: (item: Item) => ReactNode;
};

/** The two template screens differ in a line or two; their states are the same. */
export function TemplateDetail<Item extends TemplateItem>(props: TemplateDetailProps<Item>) {
  const { sheet, name, item, isLoading, subject, renderMore } = props;
  if (isLoading)
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
        <Failure>{`Unable to load ${subject}. Please try again later.`}</Failure>
      </>
    );
  return (
    <>
      <PageHead sheet={sheet} title={item.title} lead={<p>{item.category}</p>} />
      <div className={LAYOUT}>
        <img
          src={below(item.imagePath)}
          width={960}
          height={640}
          alt={item.title}
          className="aspect-3/2 w-full bg-trace object-cover lg:col-span-7"
        />
        <div className="grid content-start gap-6 lg:col-span-5">
          <p className="max-w-[34em] text-lead">{item.description}</p>
          {renderMore(item)}
        </div>
      </div>
    </>
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
        {/* A form, so that the button leads home without scripts too. */}
        <form action={below(to.home)}>
          <Button
            type="submit"
            onClick={(event) => {
              event.preventDefault();
              navigate(to.home);
            }}
          >
            Return to Home
          </Button>
        </form>
      </div>
    </div>
  );
}
