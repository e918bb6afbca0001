import { serviceAnswers } from '../../../contract/read-only-answers.ts';
import { to } from '../../../contract/screens.ts';
import { ButtonLink } from '../../components/action-link.tsx';
import { AskBand } from '../../components/ask-band.tsx';
import { EstimateButton } from '../../components/estimate/estimate-button.tsx';
import { SectionHead } from '../../components/sheet-head.tsx';
import { ServicesList } from '../../islands/home-services/services-list.tsx';
import { shownServices } from '../../islands/home-services/shown-services.ts';
import { Island } from '../../islands/island.tsx';
import { Notice } from '../../ui/notice.tsx';

export function ServicesSection() {
  return (
    <section id="services" aria-labelledby="services-title" className="sheet py-section">
      <SectionHead
        sheet="02 / 06"
        id="services-title"
        title="Renovation Services"
        lead="Fourteen trades under one contract. Each of them begins with the same hour: someone who builds, in your house, with a tape."
      />
      <Services />
      <p className="mt-12 print:hidden">
        <ButtonLink look="line" icon="arrow" to={to.services}>
          View All Services
        </ButtonLink>
      </p>
      <ConsultationPanel />
    </section>
  );
}

function Services() {
  const shown = shownServices(serviceAnswers(), []);
  if (shown.length === 0)
    return <Notice kind="bad" title="Error loading services. Please try again later." />;
  return (
    <Island
      name="home-services"
      visit="render"
      props={{
        builtIn: <ServicesList services={shown} />,
        known: shown.map(({ title, iconName, projectType }) => ({ title, iconName, projectType })),
      }}
    />
  );
}

function ConsultationPanel() {
  return (
    <AskBand
      look="line"
      className="mt-16"
      title="Not sure which of these it is?"
      text="Most calls begin that way. Show us the room and we will name the trades, the order and the permit."
    >
      <EstimateButton size="large">Schedule Free Consultation</EstimateButton>
    </AskBand>
  );
}
