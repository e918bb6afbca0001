import { company } from '../../../content/company.ts';
import { Link } from '../../location/link.tsx';
import type { ScreenLocation } from '../../location/use-location.ts';
import { actionStyle } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { EstimateButton } from '../estimate/estimate-button.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { MenuServices } from './menu-services.tsx';
import { currentMark, navigation, servicesEntry } from './navigation.ts';
import { MENU_ENTRY } from './navigation-link-style.ts';
import { usePopover } from './use-popover.ts';

/** The stylesheet keeps the page behind it from scrolling, by this id. */
const MENU_ID = 'site-menu';

/** The drawer of small screens. */
export function Menu({ location }: { location: ScreenLocation }) {
  const { isOpen, close, popoverProps } = usePopover();
  return (
    <div className="ml-auto lg:hidden print:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-expanded={isOpen}
        aria-controls={MENU_ID}
        className="-mr-2 inline-flex min-h-11 items-center gap-2 px-2 text-small font-strong"
      >
        <Icon name={isOpen ? 'close' : 'menu'} className="size-6" />
        Menu
      </button>
      <div
        {...popoverProps}
        id={MENU_ID}
        className="below-header fixed inset-x-0 bottom-0 h-auto w-full flex-col justify-between gap-6 overflow-y-auto overscroll-contain bg-paper p-0 px-gutter pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink open:flex lg:hidden"
      >
        <nav aria-label="Menu">
          <ul>
            {navigation.map((entry) => (
              <li key={entry.label} className="border-b border-line">
                {entry === servicesEntry ? (
                  <MenuServices location={location} isMenuOpen={isOpen} onSelect={close} />
                ) : (
                  <Link
                    to={entry.to}
                    onClick={close}
                    aria-current={currentMark(entry, location)}
                    className={MENU_ENTRY}
                  >
                    {entry.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {/* Closed before the dialog opens: the dialog then gives the focus back to the menu's button. */}
        <div className="grid gap-3 sm:grid-cols-2" onClickCapture={close}>
          <PhoneLink className={actionStyle('line', 'normal')}>
            <Icon name="phone" />
            {company.phone.display}
          </PhoneLink>
          <EstimateButton>Free Estimate</EstimateButton>
        </div>
      </div>
    </div>
  );
}
