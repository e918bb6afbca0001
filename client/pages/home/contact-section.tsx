import { company } from '../../../content/company.ts';
import { ContactFacts } from '../../components/contact-facts.tsx';
import { lazySection } from '../../components/lazy-section.tsx';
import { EmailLink, PhoneLink } from '../../components/phone-link.tsx';
import { SectionHead } from '../../components/sheet-head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LoadingNote } from '../../ui/skeleton.tsx';

const Form = lazySection(
  async () => {
    const { ContactForm } = await import('../../components/contact-form/contact-form.tsx');
    return () => <ContactForm form="contact" />;
  },
  { fetched: 'when near', Fallback: FormOutline, Failure: FormFailure },
);

export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-title" className="sheet py-section">
      <SectionHead sheet="06 / 06" id="contact-title" title="Get Your Free Estimate" />
      <div className="grid gap-x-gap gap-y-12 lg:columns-12">
        <div className="lg:col-span-4 lg:col-start-3 lg:pr-8">
          <p className="text-lead">
            Send us the outline of the job. We reply within {company.replyWithinHours} hours with a first
            figure and a time to come and measure.
          </p>
          <ContactFacts className="mt-6" />
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <Form />
        </div>
      </div>
    </section>
  );
}

function FormOutline() {
  return (
    <>
      <LoadingNote>Loading the form</LoadingNote>
      <div className="opening min-h-160 sm:min-h-116" data-skeleton="" aria-hidden="true" />
    </>
  );
}

function FormFailure() {
  return (
    <Notice kind="bad" title="The form did not load.">
      <p>
        Reload the page, or call us at <PhoneLink className="font-strong" /> or write to{' '}
        <EmailLink className="font-strong" />.
      </p>
    </Notice>
  );
}
