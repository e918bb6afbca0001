import { companyStory } from '../../../content/about.ts';
import { type Credential, company } from '../../../content/company.ts';
import { pagePictures } from '../../../content/page-pictures.ts';
import { type Fact, FactTable, warrantyFact } from '../../components/fact-table.tsx';
import { WidePicture } from '../../components/picture.tsx';
import { ClientReview } from './client-review.tsx';
import { Passage } from './passage.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

const credentials: readonly Credential[] = company.credentials;

const facts: readonly Fact[] = [
  ['In the trade', `${company.yearsOfExperience} years, the founders`],
  ['Launched', `${company.launched}, under our own name`],
  ['Works in', company.cities.join(', ')],
  ['Hours', company.hours.display],
  warrantyFact,
  ['Reply', `Within ${company.replyWithinHours} hours`],
  ...credentials.flatMap(({ label, number }): Fact[] => (number ? [[label, number]] : [])),
];

export function CompanyHistory() {
  return (
    <>
      <div className="sheet grid gap-12 py-[clamp(3rem,2rem+4vw,6rem)] lg:columns-12">
        <Passage {...companyStory} className="lg:col-span-5 lg:col-start-3" />
        <section
          aria-labelledby="company-schedule"
          className="self-start border-2 border-ink text-small leading-[1.4] lg:sticky lg:top-6 lg:col-span-4 lg:col-start-9"
        >
          <h3
            id="company-schedule"
            className="border-b border-ink bg-trace px-4 py-2.5 text-note font-strong"
          >
            Company facts
          </h3>
          <FactTable facts={facts} className="*:last:border-b-0" />
        </section>
      </div>
      <div className="sheet">
        <WidePicture name={pagePictures.companyHistory} />
      </div>
      <WhyChooseUs />
      <ClientReview />
    </>
  );
}
