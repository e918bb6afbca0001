import { company } from '../../../content/company.ts';
import { hrefOf } from '../../routes.ts';
import { settings } from '../../settings.ts';

/** In print alone. */
export function PrintFooter({ route }: { route: string }) {
  return (
    <p className="sheet hidden justify-between gap-6 pt-2 text-note print:flex">
      <span>
        {company.name}, {company.phone.display}, {company.email}
      </span>{' '}
      <span>{settings.siteUrl + hrefOf(route)}</span>
    </p>
  );
}
