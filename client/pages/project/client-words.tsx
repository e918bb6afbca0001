import type { Testimonial } from '../../../content/testimonial.ts';
import { SampleMark } from '../../components/sample.tsx';
import { quoteSize } from '../../ui/quote-size.ts';
import { Stars } from '../../ui/stars.tsx';

/** Testimonials of the clients whose house this project is. */
export function ClientWords({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section
      aria-label="What the client says"
      className="page-width grid gap-12 pt-[clamp(3rem,2rem+4vw,6rem)] lg:columns-12 print:hidden"
    >
      {testimonials.map(({ id, rating, content, authorName, authorLocation, isSample }) => (
        <figure key={id} className="grid gap-6 lg:col-span-8 lg:col-start-3">
          <Stars rating={rating} />
          <blockquote
            className={`-indent-[0.4em] font-display text-pretty wrap-anywhere ${quoteSize(content, 'max-w-[25em] text-quote')}`}
          >
            <p dir="auto">“{content}”</p>
          </blockquote>
          <figcaption className="text-small leading-[1.45] wrap-anywhere">
            <b className="block">{authorName}</b> {authorLocation} {isSample && <SampleMark />}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
