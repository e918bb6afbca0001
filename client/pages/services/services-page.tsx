import { intros, invitations, pageDescriptions } from '../../../content/pages.ts';
import { freeConsultation } from '../../../content/process.ts';
import { serviceInvitation } from '../../../content/service-words.ts';
import { services } from '../../../content/services/catalogue.ts';
import { EstimateCallToAction } from '../../components/call-to-action.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Island } from '../../islands/island.tsx';
import type { Head, PageProps } from '../../page.ts';
import { chosenService } from './chosen-service.ts';
import { ServiceCourse } from './service-course.tsx';
import { ServiceGrid } from './service-grid.tsx';
import { ServiceOpening, ServiceRoom } from './service-opening.tsx';
import { ServicePager } from './service-pager.tsx';
import { CloseViews } from './service-pictures.tsx';
import { ServiceProjects } from './service-projects.tsx';
import { ServiceText } from './service-text.tsx';
import { ServiceWork } from './service-work.tsx';

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

/** A service's own page starts with its picture; the overview starts with all services, and shows one of them. */
export function Page({ query, sheetNumber, site }: PageProps) {
  const { service, isNamed } = chosenService(query);
  const { invitation } = service;
  return (
    <>
      {isNamed ? (
        <Island
          name="service-picker"
          persist="service-picker"
          hydrate="load"
          props={{
            services: services.map(({ id, title, shortTitle }) => ({
              id,
              title,
              ...(shortTitle && { shortTitle }),
            })),
            initial: service.id,
            title: TITLE,
          }}
        />
      ) : (
        <>
          <PageHead sheetNumber={sheetNumber} shape="list" title={TITLE} introduction={intros.services} />
          {/* Phones show the picture of the room first. */}
          <div className="flex flex-col gap-6 sm:gap-12">
            <ServiceGrid chosen={service} />
            <ServiceRoom service={service} className="max-sm:order-first" />
          </div>
        </>
      )}
      <section
        id="service"
        data-project-type={isNamed ? service.projectType : undefined}
        aria-labelledby="service-title"
        className={isNamed ? '' : 'max-sm:pt-6'}
      >
        {isNamed && <ServiceRoom service={service} />}
        <ServiceOpening
          service={service}
          price={site.prices[service.slug]}
          {...(isNamed && { sheetNumber })}
        />
        <ServiceText service={service} />
        <CloseViews service={service} />
        <ServiceWork service={service} isNamed={isNamed} />
        {service.course && <ServiceCourse course={service.course} />}
        <ServiceProjects service={service} projects={site.projects} />
      </section>
      <div className="page-width pt-section">
        <EstimateCallToAction
          {...(isNamed && invitation
            ? { title: invitation, text: serviceInvitation }
            : invitations.consultation)}
          label="Schedule Free Consultation"
          asksFor={freeConsultation}
          isForVisit
          projectType={isNamed ? service.projectType : undefined}
        />
      </div>
      <ServicePager service={service} />
    </>
  );
}
