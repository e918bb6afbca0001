import { Link } from '../../location/link.tsx';
import type { ScreenLocation } from '../../location/use-location.ts';
import { currentMark, navigation, servicesEntry } from './navigation.ts';
import { NAVIGATION_LINK } from './navigation-link-style.ts';
import { ServicesMenu } from './services-menu.tsx';

/** The links of wide screens; small ones have the menu instead. */
export function MainNavigation({ location }: { location: ScreenLocation }) {
  return (
    <nav aria-label="Main" className="ml-auto max-lg:hidden print:hidden">
      <ul className="flex gap-[clamp(0.25rem,1.2vw,1.25rem)]">
        {navigation.map((entry) =>
          entry === servicesEntry ? (
            <ServicesMenu key={entry.label} location={location} />
          ) : (
            <li key={entry.label}>
              <Link to={entry.to} aria-current={currentMark(entry, location)} className={NAVIGATION_LINK}>
                {entry.label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
