import { intros, invitations, pageDescriptions } from '../../../content/pages.ts';
import { EstimateCallToAction } from '../../components/call-to-action.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Prose } from '../../components/prose.tsx';
import type { Head, PageProps } from '../../page.ts';
import { ContactSection } from './contact-section.tsx';
import { FaqSection } from './faq-section.tsx';

export const head: Head = {
  title: 'Contact Us',
  description: pageDescriptions.contact,
};

export function Page({ sheetNumber }: PageProps) {
  return (
    <>
      <PageHead sheetNumber={sheetNumber} title="Contact Us" introduction={<Prose>{intros.contact}</Prose>} />
      <ContactSection />
      <FaqSection />
      <div className="page-width pt-section">
        <EstimateCallToAction {...invitations.contact} />
      </div>
    </>
  );
}
