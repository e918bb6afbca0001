import { servicesMenu } from '../../../content/pages.ts';
import { services } from '../../../content/services/catalogue.ts';
import { to } from '../../../contract/screens.ts';
import { twoDigits } from '../../../contract/sheets.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link, TextLink } from '../link.tsx';
import {
  ariaCurrent,
  ariaCurrentService,
  NAVIGATION_LINK,
  navigation,
  type ShownScreen,
  servicesEntry,
} from './navigation.ts';

const SERVICES_PANEL_ID = 'services-panel';

/** Ticks at both ends complete the dimension line. */
const LINK = `${NAVIGATION_LINK} relative px-2.5 aria-expanded:underline after:absolute after:inset-x-1.5 after:bottom-[0.3125rem] after:h-[9px] after:text-brick after:opacity-0 after:[background:var(--tick)_left/9px_9px_no-repeat,var(--tick)_right/9px_9px_no-repeat] aria-[current]:after:opacity-100 aria-expanded:after:opacity-100`;

/** Shown on wide screens; small screens have `Menu`. */
export function MainNavigation({ screen }: { screen: ShownScreen }) {
  return (
    <nav aria-label="Main" className="visible-once-parsed ml-auto max-lg:hidden print:hidden">
      <ul className="flex gap-[clamp(0.25rem,1.2vw,1.25rem)]">
        {navigation.map((entry) => (
          <li key={entry.label}>
            {entry === servicesEntry ? (
              <ServicesMenu screen={screen} />
            ) : (
              <Link to={entry.to} aria-current={ariaCurrent(entry, screen)} className={LINK}>
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ServicesMenu({ screen }: { screen: ShownScreen }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={SERVICES_PANEL_ID}
        aria-controls={SERVICES_PANEL_ID}
        aria-current={ariaCurrent(servicesEntry, screen)}
        className={`group/services ${LINK} after:right-7 no-popover:hidden`}
      >
        {servicesEntry.label}
        <Icon
          name="down"
          className="ml-1.5 size-4 transition-[rotate] duration-260 ease-calm group-aria-expanded/services:rotate-180"
        />
      </button>
      <div
        popover="auto"
        id={SERVICES_PANEL_ID}
        data-closes-on-focusout=""
        className="below-header absolute right-0 bottom-auto left-0 w-full border-b border-line bg-paper p-0 py-12 text-ink max-lg:hidden no-popover:hidden print:hidden"
      >
        <div className="page-width grid grid-cols-[3fr_9fr] gap-16">
          <div className="grid content-start justify-items-start gap-4">
            <p className="font-display text-h3">{servicesMenu.title}</p>
            <p>{servicesMenu.text}</p>
            <TextLink to={to.services} icon="arrow">
              Services Overview
            </TextLink>
          </div>
          <ol className="numbered-list columns-3 gap-gap">
            {services.map(({ id, title }) => (
              <li key={id} className="break-inside-avoid">
                <Link
                  to={to.service(id)}
                  data-number={twoDigits(id)}
                  aria-current={ariaCurrentService(id, screen)}
                  className="flex min-h-11 items-baseline gap-3 border-t border-line py-2.5 text-small leading-[1.35] no-underline hover:text-act aria-[current]:text-act data-chosen:text-act"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </>
  );
}
