import { company } from '../../../content/company.ts';
import { pageDescriptions } from '../../../content/pages.ts';
import type { Site } from '../../../contract/site.ts';
import { ButtonLink, Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import type { Head, PageProps } from '../../page.ts';
import { quickActions, type SitemapGroup, sheetNumberOf, sitemapGroups } from './sitemap-groups.ts';

export const head: Head = {
  title: 'Sitemap',
  description: pageDescriptions.sitemap,
};

export function Page({ sheetNumber, site, leftOut }: PageProps) {
  return (
    <>
      <PageHead
        sheetNumber={sheetNumber}
        title="Sitemap"
        introduction={<p>The main pages of this site, each with its number.</p>}
      />
      <div className="page-width pb-section lg:columns-12">
        <div className="title-block md:grid-cols-2 lg:col-span-10 lg:col-start-3">
          {sitemapGroups(site, leftOut).map((group) => (
            <SitemapSection key={group.title} {...group} site={site} />
          ))}
          <section
            aria-labelledby="quick-actions"
            className="grid gap-x-12 gap-y-6 p-[clamp(1rem,0.6rem+1.2vw,1.75rem)] md:col-span-2 md:grid-cols-[1fr_auto] md:items-end"
          >
            <div>
              <h2 id="quick-actions" className="mb-4 font-display text-h4">
                Quick actions
              </h2>
              <ul className="flex flex-wrap gap-3">
                {quickActions.map((action) => (
                  <li key={action.to}>
                    <ButtonLink to={action.to} variant="outline" icon="arrow">
                      {action.title}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            </div>
            <p className="whitespace-nowrap md:text-right">
              <span className="block text-note text-ink-soft">Location</span> {company.location.region},{' '}
              {company.location.country}
            </p>
          </section>
        </div>
      </div>
    </>
  );
}

function SitemapSection({ title, entries, site }: SitemapGroup & { site: Site }) {
  const headingId = `list-${title.toLowerCase().replace(' ', '-')}`;
  return (
    <section aria-labelledby={headingId} className="p-[clamp(1rem,0.6rem+1.2vw,1.75rem)]">
      <h2 id={headingId} className="mb-4 font-display text-h4">
        {title}
      </h2>
      <ul className="border-b border-line">
        {entries.map((entry) => (
          <li key={entry.to} className="flex items-baseline gap-4 border-t border-line">
            <span aria-hidden="true" className="w-[4.25em] flex-none text-note text-ink-soft">
              {entry.number ?? sheetNumberOf(entry.to, site)}
            </span>{' '}
            <Link
              to={entry.to}
              className="inline-flex min-h-11 flex-1 items-center py-1.5 leading-[1.35] no-underline hover:text-act hover:underline"
            >
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
