import { company } from '../../../content/company.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import { AskBand } from '../../components/ask-band.tsx';
import { EstimateButton } from '../../components/estimate/estimate-button.tsx';
import { PageHead } from '../../components/sheet-head.tsx';
import type { Head } from '../../head/head.ts';
import type { PageProps } from '../../page.ts';
import { ContactSection } from './contact-section.tsx';
import { FaqSection } from './faq-section.tsx';

export function head(): Head {
  return {
    title: 'Contact Us',
    description: `Call ${company.phone.display}, any day from ${company.hours.spoken}, or tell us briefly about your renovation. You hear from us within ${company.replyWithinHours} hours. ${company.serviceArea}.`,
    socialPicture: 'contact',
  };
}

export function Page({ query }: PageProps) {
  return (
    <>
      <PageHead
        sheet={sheetOf({ screen: 'contact', id: '' }, query).number}
        title="Contact Us"
        lead={`Tell us briefly about the job. We reply within ${company.replyWithinHours} hours with a ballpark price and a time to come and measure.`}
      />
      <ContactSection />
      <FaqSection />
      <div className="sheet pt-section">
        <AskBand
          title="Is your question not here?"
          text={`Call, any day, ${company.hours.spoken}. Or ask for a free visit: the builder who comes answers on the spot.`}
        >
          <EstimateButton size="large" icon="arrow">
            Free Estimate
          </EstimateButton>
        </AskBand>
      </div>
    </>
  );
}
