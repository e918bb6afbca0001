import { useEffect, useRef, useState } from 'react';
import { company } from '../../../content/company.ts';
import { type OpenState, openState } from '../../../contract/opening-hours.ts';
import { splitRoute } from '../../../contract/routes.ts';
import { to } from '../../../contract/screens.ts';
import { ButtonTo } from '../../components/button-to.tsx';
import { EstimateButton } from '../../components/estimate-button.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { useRoute } from '../../location/use-route.ts';
import { buttonStyle } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';

/** Opening hours and daylight saving changes fall on full minutes in every time zone. */
const MINUTE_MS = 60_000;

const ACTION = 'min-h-12 whitespace-nowrap px-4 max-[22.5rem]:px-3';

/** A bar at the bottom of phones. While we are closed, the estimate button comes first. See styles/call-bar.css. */
export function CallBar({ isCareers: initial, notice }: { isCareers: boolean; notice?: string }) {
  const state = useOpenState();
  const isCareers = useRoute(() => true, isCareersRoute, initial);
  const bar = useRef<HTMLElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const [isEstimateFirst, setEstimateFirst] = useState(false);
  const form = isCareers ? (
    <ButtonTo to={to.careersForm} className={ACTION}>
      Apply Now
    </ButtonTo>
  ) : (
    <EstimateButton className={ACTION}>Free Estimate</EstimateButton>
  );

  useEffect(() => {
    // Not while one of the buttons has the focus: remounting them would lose it.
    if (!actions.current?.contains(document.activeElement)) setEstimateFirst(state?.isOpen === false);
  }, [state]);

  useEffect(() => {
    if (CSS.supports('timeline-scope', 'none')) return;
    import('./make-way.ts').then(({ makeWay }) => bar.current && makeWay(bar.current)).catch(() => {});
  }, []);

  return (
    <section
      ref={bar}
      aria-label={isCareers ? 'Call or apply' : 'Call or ask for an estimate'}
      className="call-bar fixed inset-x-0 bottom-0 z-9 flex flex-wrap items-center justify-between gap-2 border-t border-ink bg-paper px-gutter pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      <p className="flex flex-1 basis-16 items-center gap-2 text-note leading-[1.3]">
        {state && !notice && (
          <span
            aria-hidden="true"
            className={`size-2 flex-none rounded-full border ${state.isOpen ? 'border-open bg-open' : 'border-ink-soft'}`}
          />
        )}
        {/* A notice replaces the hours, which may not apply on the days it is about. */}
        <span className="line-clamp-3">{notice ?? state?.text ?? company.hours.short}</span>
      </p>
      {/* The key remounts the buttons: moving them would count as a layout shift. */}
      <div key={String(isEstimateFirst)} ref={actions} className="flex max-w-full flex-none flex-wrap gap-2">
        {isEstimateFirst && form}
        <PhoneLink className={buttonStyle('outline', 'normal', ACTION)}>
          <Icon name="phone" className="max-[22.5rem]:hidden" />
          Call
        </PhoneLink>
        {!isEstimateFirst && form}
      </div>
    </section>
  );
}

function isCareersRoute(route: string): boolean {
  return splitRoute(route).path === to.careers;
}

/** Undefined in the document, which is rendered without knowing the current time. */
function useOpenState(): OpenState | undefined {
  const [state, setState] = useState<OpenState>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function update() {
      clearTimeout(timer);
      setState(openState(new Date()));
      timer = setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS));
    }

    update();
    // Timers do not run while a phone sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);

  return state;
}
