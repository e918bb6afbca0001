import { LoadingNote, SkeletonBar } from '../../ui/skeleton.tsx';
import { PLATE_SPANS, SERVICES_GRID, SERVICES_ROWS } from './services-list.tsx';

const ROWS = 10;

/** The outlines of what is about to be listed. */
export function ServicesSkeleton() {
  return (
    <div className={SERVICES_GRID}>
      <LoadingNote>Loading services</LoadingNote>
      {PLATE_SPANS.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no names
        <div key={index} className={span} data-skeleton="" aria-hidden="true">
          <div className="opening aspect-3/2 lg:aspect-auto lg:h-[clamp(20rem,31vw,29rem)]" />
          <div className="mt-4 grid gap-3 pl-10">
            <SkeletonBar className="h-7 w-3/5" />
            <SkeletonBar />
            <SkeletonBar className="w-4/5" />
          </div>
        </div>
      ))}
      <div className={SERVICES_ROWS}>
        {Array.from({ length: ROWS }, (_, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no names
            key={index}
            className="grid gap-4 sm:grid-cols-[2.5rem_9rem_minmax(0,1fr)] sm:border-b sm:py-6"
            data-skeleton=""
            aria-hidden="true"
          >
            <div className="opening aspect-3/2 sm:col-start-2 sm:aspect-4/3" />
            <div className="grid content-start gap-3">
              <SkeletonBar className="h-5 w-3/5" />
              <SkeletonBar />
              <SkeletonBar className="w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
