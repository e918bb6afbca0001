import { company } from '../../../content/company.ts';
import { to } from '../../../contract/screens.ts';
import { ButtonLink } from '../../components/action-link.tsx';
import { PageHead } from '../../components/sheet-head.tsx';
import type { Head } from '../../head/head.ts';
import { drawingList, quickActions, sheetNumberOf } from './drawing-list.ts';
import { DrawingListSection } from './drawing-list-section.tsx';

export function head(): Head {
  return {
    title: 'Sitemap',
    description: `The pages of ${company.name} on one sheet: services, projects, the company, careers and the legal pages, and the quickest way to an estimate.`,
    socialPicture: 'sitemap',
  };
}

export function Page() {
  return (
    <>
      <PageHead
        sheet={sheetNumberOf(to.sitemap)}
        title="Sitemap"
        lead={<p>All pages of this site, with the number of each.</p>}
      />
      <div className="sheet pb-section lg:columns-12">
        <div className="grid gap-px border-2 border-ink bg-ink forced-colors:gap-0 print:gap-0 md:grid-cols-2 lg:col-span-10 lg:col-start-3">
          {drawingList.map((group) => (
            <DrawingListSection key={group.title} group={group} />
          ))}
          <section
            aria-labelledby="quick-actions"
            className="grid gap-x-12 gap-y-6 bg-paper forced-colors:border print:border print:border-ink p-[clamp(1rem,0.6rem+1.2vw,1.75rem)] md:col-span-2 md:grid-cols-[1fr_auto] md:items-end"
          >
            <div>
              <h2 id="quick-actions" className="mb-4 font-display text-h4">
                Quick actions
              </h2>
              <ul className="flex flex-wrap gap-3">
                {quickActions.map((action) => (
                  <li key={action.to}>
                    <ButtonLink to={action.to} look="line" icon="arrow">
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
