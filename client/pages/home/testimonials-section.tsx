import { testimonialAnswers } from '../../../contract/read-only-answers.ts';
import { SectionHead } from '../../components/sheet-head.tsx';
import { Island } from '../../islands/island.tsx';
import { sectionNumber } from './home-sections.ts';

export function TestimonialsSection() {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="sheet py-section">
      <SectionHead
        sheet={sectionNumber('testimonials')}
        id="testimonials-title"
        title="What Our Clients Say"
      />
      <Island name="testimonial-carousel" hydrate="load" props={{ testimonials: testimonialAnswers() }} />
    </section>
  );
}
