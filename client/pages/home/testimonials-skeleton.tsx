import { LoadingNote, SkeletonBar } from '../../ui/skeleton.tsx';

/** A quote and its picture, still to come. */
export function TestimonialsSkeleton() {
  return (
    <div className="lg:columns-12">
      <LoadingNote>Loading testimonials</LoadingNote>
      <div
        className="grid content-start gap-4 lg:col-span-6 lg:col-start-3"
        data-skeleton=""
        aria-hidden="true"
      >
        <SkeletonBar className="h-5 w-32" />
        <SkeletonBar className="mt-4 h-8" />
        <SkeletonBar className="h-8" />
        <SkeletonBar className="h-8 w-4/5" />
        <SkeletonBar className="mt-4 h-12 w-1/2" />
      </div>
      <div
        className="opening hidden min-h-132 lg:col-span-4 lg:col-start-9 lg:block"
        data-skeleton=""
        aria-hidden="true"
      />
    </div>
  );
}
