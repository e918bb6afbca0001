import { careersHero } from '../../../content/careers.ts';
import { pagePictures } from '../../../content/page-pictures.ts';
import { to } from '../../../contract/screens.ts';
import { ButtonTo } from '../../components/button-to.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { WidePicture } from '../../components/picture.tsx';

export function CareersHero({ sheet }: { sheet: string }) {
  return (
    // The margin makes #top scroll to the very top, above the header.
    <div id="top" className="scroll-mt-40">
      <PageHead sheet={sheet} title={careersHero.title} lead={careersHero.text} />
      <div className="sheet pb-12 lg:columns-12 print:hidden">
        <ButtonTo
          to={to.careersForm}
          size="large"
          icon="arrow"
          className="[view-timeline:--hero] max-sm:w-full lg:col-span-4 lg:col-start-3 lg:justify-self-start"
        >
          Apply Now
        </ButtonTo>
      </div>
      <div className="sheet pb-section">
        <WidePicture name={pagePictures.careers} isPriority />
      </div>
    </div>
  );
}
