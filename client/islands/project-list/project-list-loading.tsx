import { LoadingNote, SkeletonBar, SkeletonCard } from '../../ui/skeleton.tsx';

const PLACEHOLDERS = Array.from({ length: 6 }, (_, index) => `placeholder-${index}`);

/** As high as the filters and the first rows, so that little moves when the projects arrive. */
export function ProjectListLoading() {
  return (
    <>
      <LoadingNote>Loading projects</LoadingNote>
      <div className="grid gap-4 pb-8" aria-hidden="true">
        <SkeletonBar className="mt-7 h-11.5 max-sm:h-56 sm:max-xl:h-[5.6875rem]" />
        <SkeletonBar className="mt-7 h-11.5 max-w-48 lg:mt-0 lg:h-5.5" />
      </div>
      <div className="grid gap-x-gap gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {PLACEHOLDERS.map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    </>
  );
}
