import { useEffect } from 'react';
import { sheetOf } from '../../../contract/sheets.ts';
import { PageHead } from '../../components/sheet-head.tsx';
import type { Head } from '../../head/head.ts';
import { scrollToTopSoon } from '../../location/scrolling.ts';
import type { PageProps } from '../../page.ts';
import { Queries } from '../../queries/queries.tsx';
import { Portfolio } from './portfolio.tsx';

const TITLE = 'Our Renovation Portfolio';

export function head(): Head {
  return {
    title: TITLE,
    description:
      'Renovated houses in Toronto, the GTA and around it: kitchens, basements, bathrooms, stairs, brick and light, each with its before, its after and what we found.',
    socialPicture: 'projects',
  };
}

export function Page({ location }: PageProps) {
  const isTopWanted = location.query.get('scrollTop') === 'true';
  useEffect(() => (isTopWanted ? scrollToTopSoon() : undefined), [isTopWanted]);
  return (
    <>
      <PageHead
        sheet={sheetOf({ screen: 'projects', id: '' }, location.query).number}
        title={TITLE}
        lead="Every house here has a before, an after and a list of what we found on the way."
      />
      <section aria-labelledby="portfolio-title" className="sheet">
        <h2 id="portfolio-title" className="visually-hidden">
          Projects
        </h2>
        <Queries>
          <Portfolio query={location.query} />
        </Queries>
      </section>
    </>
  );
}
