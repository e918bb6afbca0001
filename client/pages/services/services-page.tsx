import { intros, invitations, pageDescriptions } from '../../../content/pages.ts';
import { defaultService, services } from '../../../content/services/catalogue.ts';
import { to } from '../../../contract/screens.ts';
import { EstimateCallToAction } from '../../components/call-to-action.tsx';
import { TextLink } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Prose } from '../../components/prose.tsx';
import { Island } from '../../islands/island.tsx';
import type { Head, PageProps } from '../../page.ts';
import { BreakableTitle } from '../../ui/breakable-title.tsx';
import { Icon } from '../../ui/icon.tsx';
import { chosenService } from './chosen-service.ts';
import { HiringSidebar } from './hiring-sidebar.tsx';
import { ServiceDescription } from './service-description.tsx';
import { ServicePager } from './service-pager.tsx';
import { ServiceProjects } from './service-projects.tsx';

const TITLE = 'Renovation Services';

export function head({ query }: PageProps): Head {
  const { service, isNamed } = chosenService(query);
  if (isNamed)
    return {
      title: service.title,
      description: service.metaDescription,
    };
  return {
    title: TITLE,
    description: pageDescriptions.services,
  };
}

export function Page({ query, sheetNumber, site }: PageProps) {
  const { service, isNamed } = chosenService(query);
  return (
    <>
      {isNamed ? (
        <PageHead
          sheetNumber={sheetNumber}
          id="service-title"
          title={<BreakableTitle>{service.title}</BreakableTitle>}
          introduction={<Prose>{service.shortDescription}</Prose>}
          backLink={
            <TextLink to={to.services} icon="back" className="print:hidden">
              {TITLE}
            </TextLink>
          }
        />
      ) : (
        <PageHead sheetNumber={sheetNumber} title={TITLE} introduction={intros.services} />
      )}
      <Island
        name="service-picker"
        persist="service-picker"
        hydrate="load"
        props={{
          services: services.map(({ id, title }) => ({ id, title })),
          initial: service.id,
          fallback: defaultService.id,
        }}
      />
      <p className="page-width flex items-center gap-2 pt-3 text-note text-ink-soft low:hidden sm:hidden print:hidden">
        All {services.length} services: swipe sideways
        <Icon name="arrow" className="size-4 text-brick" />
      </p>
      <section
        id="service"
        data-project-type={isNamed ? service.projectType : undefined}
        aria-labelledby="service-title"
        className="page-width grid gap-x-gap gap-y-12 pt-12 lg:columns-12"
      >
        <div className="min-w-0 lg:col-span-8">
          <ServiceDescription service={service} hasTitle={!isNamed} price={site.prices[service.slug]} />
          <ServiceProjects service={service} projects={site.projects} />
        </div>
        <HiringSidebar service={service} />
      </section>
      <ServicePager service={service} />
      <div className="page-width pt-section">
        <EstimateCallToAction
          {...invitations.consultation}
          label="Schedule Free Consultation"
          isForVisit
          projectType={isNamed ? service.projectType : undefined}
        />
      </div>
    </>
  );
}
