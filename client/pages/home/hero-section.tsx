import { heroHeadline, heroWords } from '../../../content/hero.ts';
import { projectsRoute, type Site } from '../../../contract/site.ts';
import { ButtonTo } from '../../components/button-to.tsx';
import { EstimateButton } from '../../components/estimate-button.tsx';
import { Island } from '../../islands/island.tsx';
import { HeroBadges } from './hero-badges.tsx';
import { HeroPicture } from './hero-picture.tsx';

export function HeroSection({ site }: { site: Site }) {
  return (
    <section
      aria-labelledby="hero-title"
      className="page-width pt-[clamp(2rem,0.8rem+4.2vw,4.5rem)] lg:columns-12"
    >
      {/* Their lower edges are aligned: together they appear in their places. */}
      <div className="contents">
        <h1
          id="hero-title"
          data-screen-heading=""
          tabIndex={-1}
          // A single text node: with a line break element, parts of it would move when the font loads.
          className="visible-once-parsed -ml-[0.035em] max-w-[8.75em] font-display text-hero lg:col-span-8 lg:self-end"
        >
          {heroHeadline}
        </h1>
        <div className="visible-once-parsed mt-6 grid gap-6 md:max-lg:grid-cols-[1fr_auto] md:max-lg:items-end md:max-lg:gap-8 lg:col-span-4 lg:col-start-9 lg:mt-0 lg:self-end">
          <Island name="rotating-word" props={{ words: heroWords }} hydrate="load" />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 sm:flex sm:flex-wrap lg:max-[82rem]:flex-col [view-timeline:--hero] print:hidden [&>button]:px-3 min-[20rem]:[&>button]:whitespace-nowrap sm:[&>button]:flex-auto sm:[&>button]:px-6">
            <EstimateButton size="large" icon="arrow">
              Free Estimate
            </EstimateButton>{' '}
            <ButtonTo variant="outline" size="large" to={projectsRoute(site)}>
              Browse Projects
            </ButtonTo>
          </div>
        </div>
      </div>
      <HeroPicture />
      <HeroBadges />
    </section>
  );
}
