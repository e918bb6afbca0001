import { pageDescriptions } from '../../../content/page-descriptions.ts';
import type { Head } from '../../head/head.ts';
import type { PageProps } from '../../page.ts';
import { ApplySection } from './apply-section.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { CareersHero } from './careers-hero.tsx';

export function head(): Head {
  return {
    title: 'Careers',
    description: pageDescriptions.careers,
    socialPicture: 'careers',
  };
}

export function Page({ sheet }: PageProps) {
  return (
    <>
      <CareersHero sheet={sheet} />
      <BenefitsSection />
      <ApplySection />
    </>
  );
}
