import { company } from '../../content/company.ts';
import { linkHref } from '../routes.ts';
import { useSettings } from '../settings-context.ts';

/** The company and the URL of the page, for printouts, which have no links. */
export function PrintFooter({ route }: { route: string }) {
  const { siteUrl } = useSettings();
  return (
    <p className="page-width hidden justify-between gap-6 pt-2 text-note print:flex">
      <span>
        {company.name}, {company.phone.display}, {company.email}
      </span>{' '}
      <span>{siteUrl + linkHref(route)}</span>
    </p>
  );
}
