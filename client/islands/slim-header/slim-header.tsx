import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { splitRoute } from '../../../contract/routes.ts';
import { to } from '../../../contract/screens.ts';
import { EstimateButton } from '../../components/estimate-button.tsx';
import { ariaCurrent, NAVIGATION_LINK, navigation } from '../../components/header/navigation.ts';
import { Link } from '../../components/link.tsx';
import { Mark, WORDMARK } from '../../components/mark.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { currentRoute, subscribe } from '../../location/location.ts';
import { wholeStylesheet } from '../../whole-stylesheet.ts';

/** Inserted between header and main by scripts, since only they can show it. */
export async function mountSlimHeader(): Promise<void> {
  await wholeStylesheet();
  const container = document.createElement('div');
  document.querySelector('main')?.before(container);
  createRoot(container, { identifierPrefix: 'slim-' }).render(<SlimHeader />);
}

/** Contains the main links, the phone number and the estimate button. */
function SlimHeader() {
  const bar = useRef<HTMLElement>(null);
  const isShown = useIsScrollingUp(bar);
  const route = useSyncExternalStore(subscribe, currentRoute);
  const { path, search } = splitRoute(route);
  const screen = { path, query: new URLSearchParams(search) };
  return (
    <nav
      ref={bar}
      aria-label="While scrolling"
      inert={!isShown}
      className="fixed inset-x-0 top-0 z-10 border-b border-ink bg-paper transition-[translate,visibility] duration-260 ease-calm inert:invisible inert:-translate-y-full max-lg:hidden print:hidden"
    >
      <div className="page-width flex h-14 items-center gap-8">
        <Link
          to={to.home}
          className="mr-auto inline-flex min-h-11 items-center gap-3 font-display text-[1.1875rem] leading-none whitespace-nowrap no-underline"
        >
          <Mark className="size-6.5" />
          {WORDMARK}
        </Link>
        <ul className="flex gap-6 xl:gap-8">
          {navigation
            .filter((entry) => entry.to !== to.home)
            .map((entry) => (
              <li key={entry.label}>
                <Link to={entry.to} aria-current={ariaCurrent(entry, screen)} className={NAVIGATION_LINK}>
                  {entry.label}
                </Link>
              </li>
            ))}
        </ul>
        <PhoneLink className="inline-flex min-h-11 items-center font-display text-[1.1875rem] leading-none whitespace-nowrap no-underline hover:underline max-[75rem]:hidden" />
        <EstimateButton>Free Estimate</EstimateButton>
      </div>
    </nav>
  );
}

/** Nearer to the top of the page, the header itself is visible or close. */
const FROM_PIXELS = 600;

/** Stays true while the focus is inside `bar`. */
function useIsScrollingUp(bar: React.RefObject<HTMLElement | null>): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    function onScroll() {
      const isUp = scrollY < last;
      if (scrollY === last) return;
      last = scrollY;
      setIsShown(scrollY > FROM_PIXELS && (isUp || bar.current?.querySelector(':focus-visible') != null));
    }
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [bar]);
  return isShown;
}
