import {
  type ComponentType,
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
import { putWordsBack, type TypedWords, takeWords } from './typed-words.ts';

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
    const words = useRef<TypedWords>([]);
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
      putBack();
      submissions.current?.release();
    }

    function take() {
      if (section.current) words.current = takeWords(section.current);
    }

    function putBack() {
      if (section.current) putWordsBack(section.current, words.current);
    }

    function shownByDocument() {
      if (!isPrerendered) return undefined;
      take();
      return section.current?.innerHTML;
    }

    return (
      <div ref={section}>
        <SectionFailure failure={failure}>
          <Suspense
            fallback={
              <Meanwhile
                html={shownByDocument}
                fallback={fallback}
                onShow={() => {
                  putBack();
                  code.want();
                  code.showFailure();
                }}
                onLeave={take}
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

type MeanwhileProps = {
  html: () => string | undefined;
  fallback: ReactNode;
  onShow: () => void;
  onLeave: () => void;
};

/**
 * Before the code is there, React drops what the document shows as soon as anything above it changes. It is put back
 * as it was, words that were typed included, so that nothing blinks, moves or is lost.
 */
function Meanwhile(props: MeanwhileProps) {
  const [html] = useState(props.html);
  // Of the layout: before anybody can see or type, and while what leaves is still there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
  useLayoutEffect(() => {
    props.onShow();
    return props.onLeave;
  }, []);
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
