import { company } from '../../content/company.ts';
import { linkHref } from '../routes.ts';
import { useSettings } from '../settings-context.ts';

/** On paper, where there are no links: who this is from, and the address of the page. */
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
