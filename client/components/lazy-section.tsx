import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { usePrerendered } from '../ui/use-prerendered.ts';
import { holdSubmissions } from './held-submissions.ts';
import { lateCode } from './late-code.ts';
import { SectionFailure } from './section-failure.tsx';
import { keepWords } from './typed-words.ts';

type LazySectionOptions = {
  /** In a prerendered document: at once, or only when the visitor comes near. */
  fetched: 'at once' | 'when near';
  /** While the code is on its way to a screen that was opened by a click. */
  Fallback: ComponentType;
  /** Where the code did not arrive. */
  Failure: ComponentType;
};

/**
 * A part of a page whose code comes later than the page's own. A prerendered document already shows it, and what it
 * shows stands until the code takes over: while it is fetched, and even if it never arrives. It has no props and is
 * remembered: a change that reached it before its code is there would have to wait for that.
 */
export function lazySection(
  load: () => Promise<ComponentType>,
  { fetched, Fallback, Failure }: LazySectionOptions,
) {
  const code = lateCode(load);

  return memo(function LazySection() {
    const section = useRef<HTMLDivElement>(null);
    const submissions = useRef<ReturnType<typeof holdSubmissions> | null>(null);
    const hasArrived = useRef(false);
    const words = useRef<ReturnType<typeof keepWords> | null>(null);
    const isPrerendered = usePrerendered();

    useEffect(() => {
      if (!isPrerendered || fetched === 'at once') code.want();
      if (!isPrerendered || hasArrived.current || !section.current) return;
      const stopWatching = whenNear(section.current, code.want);
      submissions.current = holdSubmissions(section.current, code);
      words.current = keepWords(section.current, code.want);
      return () => {
        stopWatching();
        submissions.current?.letGo();
        words.current?.letGo();
      };
    }, [isPrerendered]);

    function onArrival() {
      hasArrived.current = true;
      words.current?.letGo();
      submissions.current?.release();
    }

    return (
      <div ref={section}>
        <SectionFailure failure={<Failure />}>
          <Suspense
            fallback={
              <Meanwhile
                html={() => (isPrerendered ? section.current?.innerHTML : undefined)}
                fallback={<Fallback />}
                onShow={() => {
                  words.current?.putBack();
                  code.want();
                  code.showFailure();
                }}
              />
            }
          >
            <code.Component />
            <Arrival onDrawn={() => words.current?.putBack()} onArrival={onArrival} />
          </Suspense>
        </SectionFailure>
      </div>
    );
  });
}

/**
 * Before the code is there, React drops what the document shows as soon as anything above it changes. It is put back
 * as it was, words that were typed included, so that nothing blinks, moves or is lost.
 */
function Meanwhile(props: { html: () => string | undefined; fallback: ReactNode; onShow: () => void }) {
  const [html] = useState(props.html);
  // Of the layout: before anybody can see it or type.
  useLayoutEffect(props.onShow, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this document's own
  return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : props.fallback;
}

function Arrival({ onDrawn, onArrival }: { onDrawn: () => void; onArrival: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anybody can type into what was drawn
  useLayoutEffect(onDrawn, []);
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
