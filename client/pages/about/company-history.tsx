import { companyStory } from '../../../content/about.ts';
import { pagePictures } from '../../../content/page-pictures.ts';
import { altOf } from '../../../content/picture-alts.ts';
import { Picture } from '../../components/picture.tsx';
import { ClientReview } from './client-review.tsx';
import { CompanySchedule } from './company-schedule.tsx';
import { Passage } from './passage.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

export function CompanyHistory() {
  return (
    <>
      <div className="sheet grid gap-12 py-[clamp(3rem,2rem+4vw,6rem)] lg:columns-12">
        <Passage {...companyStory} className="lg:col-span-5 lg:col-start-3" />
        <CompanySchedule className="lg:col-span-4 lg:col-start-9" />
      </div>
      <div className="sheet">
        <Picture
          name={pagePictures.companyHistory}
          alt={altOf(pagePictures.companyHistory)}
          sizes="(min-width: 95rem) 95rem, 96vw"
          className="aspect-3/2 w-full bg-trace object-cover md:aspect-16/9 lg:aspect-2/1"
        />
      </div>
      <WhyChooseUs />
      <ClientReview />
    </>
  );
}
