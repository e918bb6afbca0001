import { lazySection } from '../../components/lazy-section.tsx';
import { SectionHead } from '../../components/sheet-head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TestimonialsSkeleton } from './testimonials-skeleton.tsx';

const Testimonials = lazySection(
  async () => (await import('./testimonial-carousel.tsx')).TestimonialCarousel,
  { fetched: 'at once', Fallback: TestimonialsSkeleton, Failure: TestimonialsFailure },
);

export function TestimonialsSection() {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="sheet py-section">
      <SectionHead sheet="04 / 06" id="testimonials-title" title="What Our Clients Say" />
      <Testimonials />
    </section>
  );
}

function TestimonialsFailure() {
  return <Notice kind="bad" title="Error loading testimonials. Please try again later." />;
}
