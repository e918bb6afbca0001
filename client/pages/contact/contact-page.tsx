import { company } from '../../../content/company.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import { PageHead } from '../../components/sheet-head.tsx';
import type { Head } from '../../head/head.ts';
import type { PageProps } from '../../page.ts';
import { ContactSection } from './contact-section.tsx';
import { FaqSection } from './faq-section.tsx';

export function head(): Head {
  return {
    title: 'Contact Us',
    description: `Call ${company.phone.display}, any day from 8 to 6, or send the outline of your renovation. A first answer within ${company.replyWithinHours} hours, in Toronto and the GTA.`,
    socialPicture: 'contact',
  };
}

export function Page({ query }: PageProps) {
  return (
    <>
      <PageHead
        sheet={sheetOf({ screen: 'contact', id: '' }, query).number}
        title="Contact Us"
        lead={`Send us the outline of the job. We reply within ${company.replyWithinHours} hours with a first figure and a time to come and measure.`}
      />
      <ContactSection />
      <FaqSection />
    </>
  );
}
