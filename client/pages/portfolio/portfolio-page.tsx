import { apiPaths } from '../../../contract/api.ts';
import type { PortfolioAnswer } from '../../../contract/read-only-answers.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import { TemplateDetail } from '../../components/template-detail.tsx';
import type { Head } from '../../head/head.ts';
import type { PageProps } from '../../page.ts';
import { Queries, useCall } from '../../queries/queries.tsx';

export function head(): Head {
  return {
    title: 'Portfolio',
    description:
      'One detail of our work and the people who made it: how the joint, the post or the seam was done, and why it was done that way.',
    socialPicture: 'home',
    isIndexable: false,
  };
}

export function Page({ id }: PageProps) {
  return (
    <Queries>
      <PortfolioItem id={Number(id)} />
    </Queries>
  );
}

function PortfolioItem({ id }: { id: number }) {
  const { data, isPending } = useCall<PortfolioAnswer>(apiPaths.portfolio(id));
  return (
    <TemplateDetail
      sheet={sheetOf({ screen: 'portfolio', id: '' }, new URLSearchParams()).number}
      name="Portfolio"
      subject="portfolio details"
      item={data}
      isLoading={isPending}
      renderMore={({ artist }) => (
        <p className="border-t border-line pt-4">
          <span className="block text-note text-ink-soft">Made by</span> {artist}
        </p>
      )}
    />
  );
}
