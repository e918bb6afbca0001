import { company } from '../../../content/company.ts';
import { newsletter } from '../../../content/newsletter.ts';
import { sentAnchors } from '../../../contract/api.ts';
import { NeedsServer } from '../../components/needs-server.tsx';
import { SentNotice } from '../../components/sent-notice.tsx';
import { Unsubscribe } from '../../components/unsubscribe-link.tsx';
import { Island } from '../../islands/island.tsx';

export function NewsletterSection({ mailingAddress }: { mailingAddress: string }) {
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-title"
      className="on-spruce py-[clamp(3rem,2rem+4vw,5.5rem)] print:hidden"
    >
      <div className="page-width grid gap-x-gap gap-y-8 lg:columns-12">
        <div className="lg:col-span-4 lg:col-start-3">
          <h2 id="newsletter-title" className="font-display text-h3">
            {newsletter.title}
          </h2>
          <p className="mt-2 text-balance text-ink-soft">{newsletter.text}</p>
        </div>
        <div className="[view-timeline:--newsletter] lg:col-span-6 lg:col-start-7">
          <NeedsServer>
            <Island name="newsletter-form" />
            {mailingAddress && (
              <p className="mt-3 text-note text-ink-soft wrap-anywhere">
                {company.name}, {mailingAddress}
              </p>
            )}
            <p className="mt-3 text-note text-ink-soft">
              <Unsubscribe question="On the list already?" />
            </p>
            <SentNotice
              id={sentAnchors.newsletter}
              title={newsletter.thanks}
              text={<Unsubscribe question="Changed your mind?" />}
              className="mt-4"
            />
          </NeedsServer>
        </div>
      </div>
    </section>
  );
}
