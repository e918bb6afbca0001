import type { ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { EmailLink, PhoneLink } from '../phone-link.tsx';

const LINK = 'inline-flex min-h-6 items-center text-ink no-underline hover:underline';

export function TopBar() {
  return (
    <div className="border-b border-line text-note text-ink-soft max-lg:hidden print:hidden">
      <ul className="sheet flex">
        <Cell icon="phone" className="pr-5">
          <PhoneLink className={LINK} />
        </Cell>
        <Cell icon="clock" className="border-l px-5">
          {company.hours.display}
        </Cell>
        <Cell icon="pin" className="mr-auto border-x px-5">
          {company.location.city}, {company.location.region}
        </Cell>
        <Cell icon="mail">
          <EmailLink className={LINK} />
        </Cell>
      </ul>
    </div>
  );
}

type CellProps = { icon: IconName; className?: string; children: ReactNode };

function Cell({ icon, className = '', children }: CellProps) {
  return (
    <li className={`flex min-h-9.5 items-center gap-2 border-line ${className}`}>
      <Icon name={icon} className="size-4 text-oak" />
      <span>{children}</span>
    </li>
  );
}
