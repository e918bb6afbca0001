import { company } from '../../../content/company.ts';
import { actionStyle } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { EstimateButton } from '../estimate/estimate-button.tsx';
import { Link } from '../link.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { MenuServices } from './menu-services.tsx';
import { currentMark, navigation, type ShownScreen, servicesEntry } from './navigation.ts';
import { MENU_ENTRY } from './navigation-link-style.ts';

/** The stylesheet keeps the page behind it from scrolling, by this id. */
const MENU_ID = 'site-menu';

/** The drawer of small screens. */
export function Menu({ screen }: { screen: ShownScreen }) {
  return (
    <div className="ml-auto lg:hidden print:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-controls={MENU_ID}
        className="group/menu -mr-2 inline-flex min-h-11 items-center gap-2 px-2 text-small font-strong"
      >
        <Icon name="menu" className="size-6 group-aria-expanded/menu:hidden" />
        <Icon name="close" className="hidden size-6 group-aria-expanded/menu:block" />
        Menu
      </button>
      <div
        popover="auto"
        id={MENU_ID}
        className="below-header fixed inset-x-0 bottom-0 h-auto w-full flex-col justify-between gap-6 overflow-y-auto overscroll-contain bg-paper p-0 px-gutter pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink open:flex lg:hidden"
      >
        <nav aria-label="Menu">
          <ul>
            {navigation.map((entry) => (
              <li key={entry.label} className="border-b border-line">
                {entry === servicesEntry ? (
                  <MenuServices screen={screen} />
                ) : (
                  <Link to={entry.to} aria-current={currentMark(entry, screen)} className={MENU_ENTRY}>
                    {entry.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-3 sm:grid-cols-2">
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
