import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { usePrerendered } from '../ui/use-prerendered.ts';
import { holdSubmissions } from './held-submissions.ts';
import { lateCode } from './late-code.ts';
import { SectionFailure } from './section-failure.tsx';

type LazySectionOptions = {
  /** In a prerendered document: at once, or only when the visitor comes near. */
  fetched: 'at once' | 'when near';
};

type LazySectionProps = {
  /** While the code is on its way to a screen that was opened by a click. */
  fallback: ReactNode;
  /** Where the code did not arrive. */
  failure: ReactNode;
};

/**
 * A part of a page whose code comes later than the page's own. A prerendered document already shows it, and what it
 * shows stands until the code takes over: while it is fetched, and even if it never arrives.
 */
export function lazySection(load: () => Promise<ComponentType>, { fetched }: LazySectionOptions) {
  const code = lateCode(load);

  return function LazySection({ fallback, failure }: LazySectionProps) {
    const section = useRef<HTMLDivElement>(null);
    const submissions = useRef<ReturnType<typeof holdSubmissions> | null>(null);
    const hasArrived = useRef(false);
    const isPrerendered = usePrerendered();

    useEffect(() => {
      if (!isPrerendered || fetched === 'at once') code.want();
      if (!isPrerendered || hasArrived.current || !section.current) return;
      const stopWatching = whenNear(section.current, code.want);
      submissions.current = holdSubmissions(section.current, code);
      return () => {
        stopWatching();
        submissions.current?.letGo();
      };
    }, [isPrerendered]);

    function onArrival() {
      hasArrived.current = true;
      submissions.current?.release();
    }

    return (
      <div ref={section}>
        <SectionFailure failure={failure}>
          <Suspense
            fallback={
              <Meanwhile
                html={() => (isPrerendered ? section.current?.innerHTML : undefined)}
                fallback={fallback}
                onShow={() => {
                  submissions.current?.letGo();
                  code.want();
                  code.showFailure();
                }}
              />
            }
          >
            <code.Component />
            <Arrival onArrival={onArrival} />
          </Suspense>
        </SectionFailure>
      </div>
    );
  };
}

/**
 * Before the code is there, React drops what the document shows as soon as anything above it changes. It is put back
 * as it was, so that nothing blinks or moves.
 */
function Meanwhile(props: { html: () => string | undefined; fallback: ReactNode; onShow: () => void }) {
  const [html] = useState(props.html);
  useEffect(props.onShow, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this document's own
  return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : props.fallback;
}

function Arrival({ onArrival }: { onArrival: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the part is there
  useEffect(onArrival, []);
  return null;
}

/** One screen ahead. Returns what stops the watching. */
function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
