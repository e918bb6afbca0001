import { newsletter } from '../../../content/newsletter.ts';
import { lazySection } from '../../components/lazy-section.tsx';
import { EmailLink } from '../../components/phone-link.tsx';
import { Notice } from '../../ui/notice.tsx';

const Form = lazySection(async () => (await import('./newsletter-form.tsx')).NewsletterForm, {
  fetched: 'when near',
  Fallback: FormOutline,
  Failure: FormFailure,
});

export function NewsletterSection() {
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-title"
      className="on-spruce py-[clamp(3rem,2rem+4vw,5.5rem)] print:hidden"
    >
      <div className="sheet grid gap-x-gap gap-y-8 lg:columns-12">
        <div className="lg:col-span-4 lg:col-start-3">
          <h2 id="newsletter-title" className="font-display text-h3">
            {newsletter.title}
          </h2>
          <p className="mt-2 text-ink-soft">{newsletter.text}</p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <Form />
        </div>
      </div>
    </section>
  );
}

function FormOutline() {
  return <div className="opening min-h-36" data-skeleton="" aria-hidden="true" />;
}

function FormFailure() {
  return (
    <Notice kind="bad" title="The form did not load.">
      <p>
        Reload the page, or write to <EmailLink className="font-strong" /> to be put on the list.
      </p>
    </Notice>
  );
}
