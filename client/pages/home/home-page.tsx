import { company } from '../../../content/company.ts';
import { pageDescriptions } from '../../../content/pages.ts';
import type { Head, PageProps } from '../../page.ts';
import { ContactSection } from './contact-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { NewsletterSection } from './newsletter-section.tsx';
import { ProcessSection } from './process-section.tsx';
import { ProjectsSection } from './projects-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';

export const head: Head = {
  title: `${company.name}, ${company.location.city}`,
  description: pageDescriptions.home,
};

export function Page({ site }: PageProps) {
  return (
    <>
      <HeroSection />
      <ServicesSection />
      <ProjectsSection site={site} />
      <TestimonialsSection site={site} />
      <ProcessSection />
      <ContactSection />
      <NewsletterSection />
    </>
  );
}
