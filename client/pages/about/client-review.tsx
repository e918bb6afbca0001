import { clientReview } from '../../../content/about.ts';
import { pagePictures } from '../../../content/page-pictures.ts';
import { altOf } from '../../../content/picture-alts.ts';
import { to } from '../../../contract/screens.ts';
import { WordsLink } from '../../components/action-link.tsx';
import { Picture } from '../../components/picture.tsx';

export function ClientReview() {
  return (
    <section className="on-spruce py-section" aria-label="A client's review">
      <div className="sheet grid gap-8 lg:columns-12">
        <div className="grid content-start gap-8 lg:col-span-6 lg:col-start-3 lg:row-start-1 lg:pr-6">
          <figure className="grid gap-8">
            <blockquote className="max-w-[25em] -indent-[0.4em] font-display text-quote text-pretty">
              <p>“{clientReview.quote}”</p>
            </blockquote>
            <figcaption className="text-small leading-[1.45]">
              <b className="block">{clientReview.author}</b>{' '}
              <span className="text-ink-soft">{clientReview.location}</span>
            </figcaption>
          </figure>
          <WordsLink to={to.testimonials} icon="arrow" className="justify-self-start print:hidden">
            Read All Testimonials
          </WordsLink>
        </div>
        <div className="relative aspect-3/2 overflow-hidden lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:aspect-auto lg:min-h-132">
          <Picture
            name={pagePictures.clientReview}
            alt={altOf(pagePictures.clientReview)}
            sizes="(min-width: 64rem) 52rem, 92vw"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      </div>
    </section>
  );
}
