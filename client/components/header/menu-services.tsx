import { services } from '../../../content/services/catalogue.ts';
import { to } from '../../../contract/screens.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../link.tsx';
import { currentMark, currentServiceMark, type ShownScreen, servicesEntry } from './navigation.ts';
import { MENU_ENTRY } from './navigation-link-style.ts';

const LIST_ID = 'site-menu-services';
const LINK = 'flex min-h-11 items-baseline gap-3 py-2.5 leading-[1.35] no-underline aria-[current]:text-act';

/** The services within the menu. Without scripts nothing could unfold them, so they begin unfolded. */
export function MenuServices({ screen }: { screen: ShownScreen }) {
  return (
    <>
      <button
        type="button"
        data-toggles=""
        aria-expanded="true"
        aria-controls={LIST_ID}
        aria-current={currentMark(servicesEntry, screen)}
        className={`group/services ${MENU_ENTRY}`}
      >
        {servicesEntry.label}
        <Icon
          name="down"
          className="transition-[rotate] duration-260 ease-calm group-aria-expanded/services:rotate-180 noscript:hidden"
        />
      </button>
      <div id={LIST_ID} className="pb-3">
        <Link to={to.services} className={`${LINK} font-strong`}>
          Services Overview
        </Link>
        <ol className="numbered-list">
          {services.map(({ id, title }) => (
            <li key={id}>
              <Link to={to.service(id)} aria-current={currentServiceMark(id, screen)} className={LINK}>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
