import { intros, invitations } from '../../../content/pages.ts';
import { freeConsultation } from '../../../content/process.ts';
import { serviceResponses } from '../../../contract/api-responses.ts';
import { to } from '../../../contract/screens.ts';
import { EstimateCallToAction } from '../../components/call-to-action.tsx';
import { ButtonLink } from '../../components/link.tsx';
import { SectionHead } from '../../components/page-head.tsx';
import { ServicesList } from '../../islands/home-services/services-list.tsx';
import { hashOf, shownServices } from '../../islands/home-services/shown-services.ts';
import { Island } from '../../islands/island.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Numbered } from './home-sections.ts';

export function ServicesSection({ number }: Numbered) {
  return (
    <section id="services" aria-labelledby="services-title" className="page-width py-section">
      <SectionHead
        number={number}
        id="services-title"
        title="Renovation Services"
        introduction={intros.servicesOnHome}
      />
      <Services />
      <p className="mt-8 sm:mt-12 print:hidden">
        <ButtonLink variant="outline" icon="arrow" to={to.services}>
          View All Services
        </ButtonLink>
      </p>
      <EstimateCallToAction
        {...invitations.consultation}
        label="Schedule Free Consultation"
        asksFor={freeConsultation}
        isForVisit
        variant="outline"
        className="mt-12 sm:mt-16"
      />
    </section>
  );
}

function Services() {
  const responses = serviceResponses();
  const shown = shownServices(responses, []);
  if (shown.length === 0)
    return <Notice kind="error" title="Error loading services. Please try again later." />;
  return (
    <Island
      name="home-services"
      props={{
        builtIn: <ServicesList services={shown} />,
        hash: hashOf(responses),
        known: shown.map(({ title, iconName, projectType }) => ({
          title,
          iconName,
          ...(projectType !== title && { projectType }),
        })),
      }}
    />
  );
}
