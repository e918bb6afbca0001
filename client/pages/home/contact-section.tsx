import { intros } from '../../../content/pages.ts';
import { sentAnchors } from '../../../contract/api.ts';
import { ContactFacts } from '../../components/contact-facts.tsx';
import { SectionHead } from '../../components/page-head.tsx';
import { Prose } from '../../components/prose.tsx';
import { SentNotice } from '../../components/sent-notice.tsx';
import { SENT_TITLE, sentText } from '../../islands/contact-form/contact-texts.ts';
import { Island } from '../../islands/island.tsx';
import type { Numbered } from './home-sections.ts';

export function ContactSection({ number }: Numbered) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="page-width py-section">
      <SectionHead number={number} id="contact-title" title="Get Your Free Estimate" />
      <div className="grid gap-x-gap gap-y-12 lg:columns-12">
        <div className="lg:col-span-4 lg:col-start-3 xl:pr-8">
          <p className="text-intro">
            <Prose>{intros.contact}</Prose>
          </p>
          <ContactFacts className="mt-6" />
        </div>
        <div className="[view-timeline:--form] lg:col-span-6 lg:col-start-7">
          <SentNotice id={sentAnchors.contact} title={SENT_TITLE} text={sentText.contact} className="mb-4" />
          <Island name="contact-form" props={{ form: 'contact' }} />
        </div>
      </div>
    </section>
  );
}
