import { services } from '../../../content/services/catalogue.ts';
import { servicesOverview } from '../../../content/services-overview.ts';
import { to } from '../../../contract/screens.ts';
import { Icon } from '../../ui/icon.tsx';
import { WordsLink } from '../action-link.tsx';
import { Link } from '../link.tsx';
import { currentMark, currentServiceMark, type ShownScreen, servicesEntry } from './navigation.ts';
import { NAVIGATION_LINK } from './navigation-link-style.ts';

const PANEL_ID = 'services-panel';

/** A disclosure within the main navigation: a button and the panel of links that it opens. */
export function ServicesMenu({ screen }: { screen: ShownScreen }) {
  return (
    <li>
      <button
        type="button"
        popoverTarget={PANEL_ID}
        aria-controls={PANEL_ID}
        aria-current={currentMark(servicesEntry, screen)}
        className={`group/services ${NAVIGATION_LINK} after:right-7`}
      >
        {servicesEntry.label}
        <Icon
          name="down"
          className="ml-1.5 size-4 transition-[rotate] duration-260 ease-calm group-aria-expanded/services:rotate-180"
        />
      </button>
      <div
        popover="auto"
        id={PANEL_ID}
        data-closes-behind-focus=""
        className="below-header absolute right-0 bottom-auto left-0 w-full border-b border-line bg-paper p-0 py-12 text-ink max-lg:hidden print:hidden"
      >
        <div className="sheet grid grid-cols-[3fr_9fr] gap-16">
          <div className="grid content-start justify-items-start gap-4">
            <p className="font-display text-h3">{servicesOverview.menuTitle}</p>
            <p>Most houses need three or four of these at once. We price them as one job.</p>
            <WordsLink to={to.services} icon="arrow">
              Services Overview
            </WordsLink>
          </div>
          <ol className="numbered-list columns-3 gap-gap">
            {services.map(({ id, title }) => (
              <li key={id} className="break-inside-avoid">
                <Link
                  to={to.service(id)}
                  aria-current={currentServiceMark(id, screen)}
                  className="flex min-h-11 items-baseline gap-3 border-t border-line py-2.5 text-small leading-[1.35] no-underline hover:text-act aria-[current]:text-act"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </li>
  );
}
