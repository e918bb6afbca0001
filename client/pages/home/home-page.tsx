import { company } from '../../../content/company.ts';
import type { Head } from '../../head/head.ts';
import { ContactSection } from './contact-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { NewsletterSection } from './newsletter-section.tsx';
import { ProcessSection } from './process-section.tsx';
import { ProjectsSection } from './projects-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';

export function head(): Head {
  return {
    title: `${company.name}, ${company.location.city}`,
    description: `Kitchens, basements, bathrooms and whole houses, drawn and built by one crew in ${company.location.city}. Free estimate, answered within ${company.replyWithinHours} hours.`,
    socialPicture: 'home',
  };
}

export function Page() {
  return (
    <>
      <HeroSection />
      <ServicesSection />
      <ProjectsSection />
      <TestimonialsSection />
      <ProcessSection />
      <ContactSection />
      <NewsletterSection />
    </>
  );
}
