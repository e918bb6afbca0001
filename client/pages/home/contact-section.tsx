import type { ReactNode } from 'react';
import { company } from '../../../content/company.ts';
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
  { fetched: 'when near' },
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
          <Facts />
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <Form fallback={<FormOutline />} failure={<FormFailure />} />
        </div>
      </div>
    </section>
  );
}

function Facts() {
  return (
    <dl className="mt-6 border-t">
      <Fact name="Call">
        <PhoneLink className="inline-flex min-h-11 items-center font-display text-[1.625rem] leading-[1.2] whitespace-nowrap no-underline hover:underline" />
      </Fact>
      <Fact name="Write">
        <EmailLink className="inline-flex min-h-11 items-center" />
      </Fact>
      <Fact name="Hours">{company.hours.display}</Fact>
      <Fact name="Area">{company.serviceArea}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-12 grid-cols-[4.5rem_1fr] items-center border-b py-0.5">
      <dt className="text-note text-ink-soft">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
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
