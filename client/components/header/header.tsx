import type { ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import { to } from '../../../contract/screens.ts';
import { DocumentIcon, type DocumentIconName } from '../document-icon.tsx';
import { EstimateButton } from '../estimate-button.tsx';
import { Link } from '../link.tsx';
import { Logo } from '../logo.tsx';
import { EmailLink, PhoneLink } from '../phone-link.tsx';
import { Prose } from '../prose.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { Menu } from './menu.tsx';
import type { ShownScreen } from './navigation.ts';

const TOP_BAR_LINK = 'inline-flex min-h-6 items-center text-ink no-underline hover:underline';

/**
 * The menus are popovers, which work without scripts; runtime/header.ts adds to them. In browsers without popovers a
 * link to all pages stands in for them.
 */
export function Header({ screen }: { screen: ShownScreen }) {
  return (
    <header className="relative border-b border-line [anchor-name:--site-header]">
      <TopBar />
      <div className="page-width flex min-h-17 flex-wrap items-center gap-x-2 py-2 sm:gap-x-6 lg:min-h-20 lg:flex-nowrap">
        <Logo />
        <MainNavigation screen={screen} />
        <EstimateButton className="visible-once-parsed max-lg:ml-auto max-sm:hidden print:hidden">
          Free Estimate
        </EstimateButton>
        <Menu screen={screen} />
        <Link
          to={to.sitemap}
          className="hidden min-h-11 items-center text-small max-sm:ml-auto no-popover:inline-flex"
        >
          All pages
        </Link>
      </div>
    </header>
  );
}

function TopBar() {
  return (
    <div className="border-b border-line text-note text-ink-soft max-lg:hidden print:hidden">
      <ul className="page-width flex">
        <TopBarItem icon="phone" className="pr-5">
          <PhoneLink className={TOP_BAR_LINK} />
        </TopBarItem>
        <TopBarItem icon="clock" className="border-l px-5">
          <Prose>{company.hours.display}</Prose>
        </TopBarItem>
        <TopBarItem icon="pin" className="mr-auto border-x px-5">
          {company.location.city}, {company.location.region}
        </TopBarItem>
        <TopBarItem icon="mail">
          <EmailLink className={TOP_BAR_LINK} />
        </TopBarItem>
      </ul>
    </div>
  );
}

type TopBarItemProps = { icon: DocumentIconName; className?: string; children: ReactNode };

function TopBarItem({ icon, className = '', children }: TopBarItemProps) {
  return (
    <li className={`flex min-h-9.5 items-center gap-2 border-line ${className}`}>
      <DocumentIcon name={icon} className="size-4 text-oak" />
      <span>{children}</span>
    </li>
  );
}
