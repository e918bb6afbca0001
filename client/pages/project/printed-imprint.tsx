import { company } from '../../../content/company.ts';
import { documentPathOf } from '../../../contract/documents.ts';
import { below } from '../../location/base.ts';
import { settings } from '../../settings.ts';

/** The last line of the printed page: who built it, how to reach them, where it came from. */
export function PrintedImprint({ route }: { route: string }) {
  return (
    <p className="sheet hidden justify-between gap-6 pt-2 text-note print:flex">
      <span>
        {company.name}, {company.phone.display}, {company.email}
      </span>{' '}
      <span>{settings.siteUrl + below(documentPathOf(route))}</span>
    </p>
  );
}
