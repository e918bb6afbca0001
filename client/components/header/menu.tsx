import { company } from '../../../content/company.ts';
import { services } from '../../../content/services/catalogue.ts';
import { to } from '../../../contract/screens.ts';
import { twoDigits } from '../../../contract/sheets.ts';
import { buttonStyle } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { DocumentIcon } from '../document-icon.tsx';
import { EstimateButton } from '../estimate-button.tsx';
import { Link } from '../link.tsx';
import { PhoneLink } from '../phone-link.tsx';
import {
  ariaCurrent,
  ariaCurrentService,
  navigation,
  type ShownScreen,
  servicesEntry,
} from './navigation.ts';

/** The stylesheet refers to this id to stop the page behind from scrolling. */
const MENU_ID = 'site-menu';
const SERVICES_ID = 'site-menu-services';

const ENTRY =
  'flex min-h-14 w-full items-center justify-between font-display text-[1.5rem] leading-[1.2] decoration-[1.5px] underline-offset-[0.25em] no-underline aria-[current]:text-act aria-[current]:underline data-chosen:text-act data-chosen:underline';
const SERVICE =
  'flex min-h-11 items-baseline gap-3 py-2.5 leading-[1.35] no-underline aria-[current]:text-act data-chosen:text-act';

/** The navigation drawer of small screens. */
export function Menu({ screen }: { screen: ShownScreen }) {
  return (
    <div className="max-sm:ml-auto lg:hidden no-popover:hidden print:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-controls={MENU_ID}
        className="group/menu -mr-2 inline-flex min-h-11 min-w-21.5 items-center gap-2 px-2 text-small font-strong"
      >
        <DocumentIcon name="menu" className="size-6 group-aria-expanded/menu:hidden" />
        <Icon name="close" className="hidden size-6 group-aria-expanded/menu:block" />
        <span className="hidden group-aria-expanded/menu:block">Close</span>
        <span className="group-aria-expanded/menu:visually-hidden">Menu</span>
      </button>
      <div
        popover="auto"
        id={MENU_ID}
        data-closes-on-back=""
        className="below-header fixed inset-x-0 bottom-0 h-auto w-full flex-col justify-between gap-6 overflow-y-auto overscroll-contain bg-paper p-0 px-gutter pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink open:flex lg:hidden"
      >
        <nav aria-label="Menu">
          <ul>
            {navigation.map((entry) => (
              <li key={entry.label} className="border-b border-line">
                {entry === servicesEntry ? (
                  <Services screen={screen} />
                ) : (
                  <Link to={entry.to} aria-current={ariaCurrent(entry, screen)} className={ENTRY}>
                    {entry.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-3 sm:grid-cols-2">
          <PhoneLink className={buttonStyle('outline')}>
            <Icon name="phone" />
            {company.phone.display}
          </PhoneLink>
          <EstimateButton>Free Estimate</EstimateButton>
        </div>
      </div>
    </div>
  );
}

/** Rendered expanded, since nothing could expand it without scripts; runtime/header.ts collapses it. */
function Services({ screen }: { screen: ShownScreen }) {
  return (
    <>
      <button
        type="button"
        data-disclosure=""
        aria-expanded="true"
        aria-controls={SERVICES_ID}
        aria-current={ariaCurrent(servicesEntry, screen)}
        className={`group/services ${ENTRY}`}
      >
        {servicesEntry.label}
        <Icon
          name="down"
          className="transition-[rotate] duration-260 ease-calm group-aria-expanded/services:rotate-180 noscript:hidden"
        />
      </button>
      <div id={SERVICES_ID} className="pb-3">
        <Link to={to.services} className={`${SERVICE} font-strong`}>
          Services Overview
        </Link>
        <ol className="numbered-list">
          {services.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={to.service(id)}
                data-number={twoDigits(id)}
                aria-current={ariaCurrentService(id, screen)}
                className={SERVICE}
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
