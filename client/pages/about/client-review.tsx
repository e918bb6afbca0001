import { clientReview } from '../../../content/about.ts';
import { pagePictures } from '../../../content/page-pictures.ts';
import { to } from '../../../contract/screens.ts';
import { TextLink } from '../../components/link.tsx';
import { TallPicture } from './tall-picture.tsx';

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
          <TextLink to={to.testimonials} icon="arrow" className="justify-self-start print:hidden">
            Read All Testimonials
          </TextLink>
        </div>
        <TallPicture name={pagePictures.clientReview} />
      </div>
    </section>
  );
}
