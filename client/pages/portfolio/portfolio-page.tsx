import { portfolioAnswers } from '../../../contract/read-only-answers.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import type { Head } from '../../head/head.ts';
import { Island } from '../../islands/island.tsx';
import type { PageProps } from '../../page.ts';

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
    <Island
      name="template-detail"
      hydrate="load"
      visit="placeholder"
      props={{
        kind: 'portfolio',
        sheet: sheetOf({ screen: 'portfolio', id: '' }, new URLSearchParams()).number,
        name: 'Portfolio',
        subject: 'portfolio details',
        initial: portfolioAnswers().find((item) => String(item.id) === id) ?? null,
      }}
    />
  );
}
