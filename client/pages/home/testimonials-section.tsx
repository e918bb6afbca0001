import { lazySection } from '../../components/lazy-section.tsx';
import { SectionHead } from '../../components/sheet-head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TestimonialsSkeleton } from './testimonials-skeleton.tsx';

const Testimonials = lazySection(
  async () => (await import('./testimonial-carousel.tsx')).TestimonialCarousel,
  { fetched: 'at once' },
);

export function TestimonialsSection() {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="sheet py-section">
      <SectionHead sheet="04 / 06" id="testimonials-title" title="What Our Clients Say" />
      <Testimonials
        fallback={<TestimonialsSkeleton />}
        failure={<Notice kind="bad" title="Error loading testimonials. Please try again later." />}
      />
    </section>
  );
}
