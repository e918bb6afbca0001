import { numberInWords } from '../../../content/grammar.ts';
import { intros } from '../../../content/pages.ts';
import { retentionDays, wholeMonths } from '../../../content/retention.ts';
import { sentAnchors } from '../../../contract/api.ts';
import { ContactFacts } from '../../components/contact-facts.tsx';
import { NeedsServer } from '../../components/needs-server.tsx';
import { SectionHead } from '../../components/page-head.tsx';
import { SentNotice } from '../../components/sent-notice.tsx';
import { Island } from '../../islands/island.tsx';
import { SENT } from '../../islands/job-application/application-texts.ts';

/** The anchor that `to.careersForm` links to. */
const APPLICATION_ANCHOR = 'apply';

const KEPT_FOR = `${numberInWords(wholeMonths(retentionDays.jobApplications))} months`;

export function ApplySection() {
  return (
    <section
      id={APPLICATION_ANCHOR}
      aria-labelledby="apply-title"
      className="-scroll-mt-16 page-width py-section"
    >
      <SectionHead id="apply-title" title="Your application" />
      <div className="grid grid-cols-1 gap-x-gap gap-y-8 lg:columns-12 lg:grid-rows-[auto_1fr]">
        <p className="text-intro lg:col-span-4 lg:col-start-3 xl:pr-8">{intros.application}</p>
        <div className="grid grid-cols-1 content-start gap-4 [view-timeline:--form] lg:col-span-6 lg:col-start-7 lg:row-span-2">
          <NeedsServer>
            <SentNotice id={sentAnchors.jobApplication} title={SENT.title} text={SENT.text} />
            <Island
              name="job-application"
              hydrate="load"
              props={{ anchor: APPLICATION_ANCHOR, keptFor: KEPT_FOR }}
            />
          </NeedsServer>
        </div>
        <div className="grid content-start gap-3 lg:col-span-4 lg:col-start-3 lg:row-start-2 xl:pr-8">
          <p className="font-strong">Rather talk about it first?</p>
          <ContactFacts />
        </div>
      </div>
    </section>
  );
}
