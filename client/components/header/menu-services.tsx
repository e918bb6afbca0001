import { useEffect, useState } from 'react';
import { services } from '../../../content/services/catalogue.ts';
import { to } from '../../../contract/screens.ts';
import { Link } from '../../location/link.tsx';
import type { ScreenLocation } from '../../location/use-location.ts';
import { Icon } from '../../ui/icon.tsx';
import { currentMark, currentServiceMark, servicesEntry } from './navigation.ts';
import { MENU_ENTRY } from './navigation-link-style.ts';

const LIST_ID = 'site-menu-services';
const LINK = 'flex min-h-11 items-baseline gap-3 py-2.5 leading-[1.35] no-underline aria-[current]:text-act';

type MenuServicesProps = {
  location: ScreenLocation;
  isMenuOpen: boolean | undefined;
  onSelect: () => void;
};

/** The services within the menu. Without scripts nothing could unfold them, so they begin unfolded. */
export function MenuServices({ location, isMenuOpen, onSelect }: MenuServicesProps) {
  const [isOpen, setOpen] = useState(true);

  // Whichever link was selected: the menu opens folded the next time.
  useEffect(() => {
    if (!isMenuOpen) setOpen(false);
  }, [isMenuOpen]);

  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={LIST_ID}
        aria-current={currentMark(servicesEntry, location)}
        onClick={() => setOpen(!isOpen)}
        className={`group/services ${MENU_ENTRY}`}
      >
        {servicesEntry.label}
        <Icon
          name="down"
          className="transition-[rotate] duration-260 ease-calm group-aria-expanded/services:rotate-180 noscript:hidden"
        />
      </button>
      <div id={LIST_ID} hidden={!isOpen} className="pb-3">
        <Link to={to.services} onClick={onSelect} className={`${LINK} font-strong`}>
          Services Overview
        </Link>
        <ol className="numbered-list">
          {services.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={to.service(id)}
                onClick={onSelect}
                aria-current={currentServiceMark(id, location)}
                className={LINK}
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
