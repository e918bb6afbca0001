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

const CELL = 'p-[clamp(1rem,0.6rem+1.2vw,1.75rem)]';

export function Page({ sheetNumber, site, leftOut }: PageProps) {
  return (
    <>
      <PageHead
        sheetNumber={sheetNumber}
        title="Sitemap"
        introduction={<p>The main pages of this site, each with its number.</p>}
      />
      <div className="page-width pb-section lg:columns-12">
        <div className="title-block md:grid-cols-2 md:grid-rows-[auto_auto_1fr] lg:col-span-10 lg:col-start-3">
          {sitemapGroups(site, leftOut).map((group) => (
            <SitemapSection key={group.title} {...group} site={site} />
          ))}
          <section aria-labelledby="quick-actions" className={`${CELL} md:col-start-1 md:row-start-3`}>
            <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 id="quick-actions" className="font-display text-h4">
                Quick actions
              </h2>
              <p className="text-small">
                <span className="mr-2 text-note text-ink-soft">Location</span> {company.location.region},{' '}
                {company.location.country}
              </p>
            </div>
            <ul className="flex flex-wrap gap-3">
              {quickActions.map((action) => (
                <li key={action.to}>
                  <ButtonLink to={action.to} variant="outline" icon="arrow">
                    {action.title}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}

function SitemapSection({ title, entries, site }: SitemapGroup & { site: Site }) {
  const headingId = `list-${title.toLowerCase().replace(' ', '-')}`;
  return (
    <section
      aria-labelledby={headingId}
      // The last and longest group is as high as two others beside it.
      className={`${CELL} md:nth-4:row-span-2`}
    >
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
