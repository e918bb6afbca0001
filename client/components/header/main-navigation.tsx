import { Link } from '../link.tsx';
import { currentMark, navigation, type ShownScreen, servicesEntry } from './navigation.ts';
import { NAVIGATION_LINK } from './navigation-link-style.ts';
import { ServicesMenu } from './services-menu.tsx';

/** The links of wide screens; small ones have the menu instead. */
export function MainNavigation({ screen }: { screen: ShownScreen }) {
  return (
    <nav aria-label="Main" className="ml-auto max-lg:hidden print:hidden">
      <ul className="flex gap-[clamp(0.25rem,1.2vw,1.25rem)]">
        {navigation.map((entry) =>
          entry === servicesEntry ? (
            <ServicesMenu key={entry.label} screen={screen} />
          ) : (
            <li key={entry.label}>
              <Link to={entry.to} aria-current={currentMark(entry, screen)} className={NAVIGATION_LINK}>
                {entry.label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
