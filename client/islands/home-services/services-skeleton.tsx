import { LoadingNote, SkeletonBar } from '../../ui/skeleton.tsx';
import { LARGE_CARD_SPANS, SERVICES_GRID, SERVICES_ROWS } from './services-list.tsx';

const ROWS = 10;

type OutlineProps = { className: string; picture: string; text: string; title: string };

function Outline({ className, picture, text, title }: OutlineProps) {
  return (
    <div className={className} data-skeleton="" aria-hidden="true">
      <div className={`opening aspect-3/2 ${picture}`} />
      <div className={`grid gap-3 ${text}`}>
        <SkeletonBar className={`w-3/5 ${title}`} />
        <SkeletonBar />
        <SkeletonBar className="w-4/5" />
      </div>
    </div>
  );
}

export function ServicesSkeleton() {
  return (
    <div className={SERVICES_GRID}>
      <LoadingNote>Loading services</LoadingNote>
      {LARGE_CARD_SPANS.map((span, index) => (
        <Outline
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          key={index}
          className={span}
          picture="lg:aspect-auto lg:h-[clamp(20rem,31vw,29rem)]"
          text="mt-4 pl-10"
          title="h-7"
        />
      ))}
      <div className={SERVICES_ROWS}>
        {[...Array(ROWS).keys()].map((row) => (
          <Outline
            key={row}
            className="grid gap-4 sm:grid-cols-[2.5rem_9rem_minmax(0,1fr)] sm:border-b sm:py-6"
            picture="sm:col-start-2 sm:aspect-4/3"
            text="content-start"
            title="h-5"
          />
        ))}
      </div>
    </div>
  );
}
