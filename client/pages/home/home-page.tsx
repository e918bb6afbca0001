import { company } from '../../../content/company.ts';
import { pageDescriptions } from '../../../content/pages.ts';
import type { Head, PageProps } from '../../page.ts';
import { ContactSection } from './contact-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { sectionNumbers } from './home-sections.ts';
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
  const numbers = sectionNumbers(site);
  return (
    <>
      <HeroSection site={site} />
      <ServicesSection number={numbers.services} />
      {numbers.projects && <ProjectsSection number={numbers.projects} projects={site.featuredProjects} />}
      {numbers.testimonials && <TestimonialsSection number={numbers.testimonials} site={site} />}
      <ProcessSection number={numbers.process} />
      <ContactSection number={numbers.contact} />
      <NewsletterSection mailingAddress={site.mailingAddress} />
    </>
  );
}
