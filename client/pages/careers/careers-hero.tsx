import { careersHero } from '../../../content/careers.ts';
import { pagePictures } from '../../../content/page-pictures.ts';
import { altOf } from '../../../content/picture-alts.ts';
import { to } from '../../../contract/screens.ts';
import { ButtonTo } from '../../components/button-to.tsx';
import { Picture } from '../../components/picture.tsx';
import { PageHead } from '../../components/sheet-head.tsx';

export function CareersHero({ sheet }: { sheet: string }) {
  return (
    // Above what is left free for the header, so that #top leads to the very top.
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
        <Picture
          name={pagePictures.careers}
          alt={altOf(pagePictures.careers)}
          sizes="(min-width: 95rem) 95rem, 96vw"
          isFirst
          className="aspect-3/2 w-full bg-trace object-cover md:aspect-16/9 lg:aspect-2/1"
        />
      </div>
    </div>
  );
}
