import { company } from '../../../content/company.ts';
import { splitRoute } from '../../../contract/routes.ts';
import { to } from '../../../contract/screens.ts';
import { ButtonTo } from '../../components/button-to.tsx';
import { EstimateButton } from '../../components/estimate/estimate-button.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { useRoute } from '../../location/use-route.ts';
import { actionStyle } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOpenState } from './use-open-state.ts';

const ACTION = 'min-h-12 whitespace-nowrap px-4 max-[22.5rem]:px-3';

/** Gone while a dialog is open, and while somebody types: the on-screen keyboard leaves no room for it. */
const MAKES_ROOM =
  '[body:has(dialog[open])_&]:hidden [body:has(:is(input:not([type=checkbox],[type=radio],[type=range],[type=file]),textarea):focus)_&]:hidden';

/** What the document of the careers screen shows, and what a visit to it changes. */
type CallBarProps = { isCareers: boolean };

/** At the foot of phones: the two ways to reach us, the one that works at this hour first. See styles/call-bar.css. */
export function CallBar({ isCareers: initial }: CallBarProps) {
  const state = useOpenState();
  const isCareers = useRoute(() => true, isCareersRoute, initial);
  const ask = isCareers ? <Apply /> : <Estimate />;
  const isClosed = state?.isOpen === false;

  return (
    <section
      aria-label={isCareers ? 'Call or apply' : 'Call or ask for an estimate'}
      className={`call-bar fixed inset-x-0 bottom-0 z-9 flex flex-wrap items-center justify-between gap-2 border-t border-ink bg-paper px-gutter pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:hidden print:hidden ${MAKES_ROOM}`}
    >
      <p className="flex flex-1 basis-16 items-center gap-2 text-note leading-[1.3]">
        {state && (
          <span
            aria-hidden="true"
            className={`size-2 flex-none rounded-full border ${state.isOpen ? 'border-open bg-open' : 'border-ink-soft'}`}
          />
        )}
        {state?.words ?? company.hours.short}
      </p>
      {/* Made anew when the order changes: buttons that only moved would count as a shift of the layout. */}
      <div key={String(isClosed)} className="flex max-w-full flex-none flex-wrap gap-2">
        {isClosed && ask}
        <PhoneLink className={actionStyle('line', 'normal', ACTION)}>
          <Icon name="phone" className="max-[22.5rem]:hidden" />
          Call
        </PhoneLink>
        {!isClosed && ask}
      </div>
    </section>
  );
}

function Estimate() {
  return <EstimateButton className={ACTION}>Free Estimate</EstimateButton>;
}

function Apply() {
  return (
    <ButtonTo to={to.careersForm} className={ACTION}>
      Apply Now
    </ButtonTo>
  );
}

function isCareersRoute(route: string): boolean {
  return splitRoute(route).path === to.careers;
}
