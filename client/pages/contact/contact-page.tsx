import { company } from '../../../content/company.ts';
import { EstimateCallToAction } from '../../components/call-to-action.tsx';
import { PageHead } from '../../components/page-head.tsx';
import type { Head, PageProps } from '../../page.ts';
import { ContactSection } from './contact-section.tsx';
import { FaqSection } from './faq-section.tsx';

export const head: Head = {
  title: 'Contact Us',
  description: `Call ${company.phone.display}, any day from ${company.hours.spoken}, or tell us briefly about your renovation. You will hear from us within ${company.replyWithinHours} hours. ${company.serviceArea}.`,
  socialPicture: 'contact',
};

export function Page({ sheet }: PageProps) {
  return (
    <>
      <PageHead
        sheet={sheet}
        title="Contact Us"
        lead={`Tell us briefly about the job. We reply within ${company.replyWithinHours} hours with a ballpark price and a time to come and measure.`}
      />
      <ContactSection />
      <FaqSection />
      <div className="sheet pt-section">
        <EstimateCallToAction
          title="Is your question missing?"
          text={`Call us any day, ${company.hours.spoken}, or ask for a free visit and talk to a builder in person.`}
        />
      </div>
    </>
  );
}
