import { company } from '../../../content/company.ts';
import { documentPathOf } from '../../routes.ts';
import { settings } from '../../settings.ts';
import { withBase } from '../../ui/base-path.ts';

/** The last line of the printed page: who built it, how to reach them, where it came from. */
export function PrintedImprint({ route }: { route: string }) {
  return (
    <p className="sheet hidden justify-between gap-6 pt-2 text-note print:flex">
      <span>
        {company.name}, {company.phone.display}, {company.email}
      </span>{' '}
      <span>{settings.siteUrl + withBase(documentPathOf(route))}</span>
    </p>
  );
}
