import { pageDescriptions } from '../../../content/page-descriptions.ts';
import { caseStudyAnswers } from '../../../contract/read-only-answers.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import type { Head } from '../../head/head.ts';
import { Island } from '../../islands/island.tsx';
import type { PageProps } from '../../page.ts';

export function head(): Head {
  return {
    title: 'Case study',
    description: pageDescriptions.caseStudy,
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
        kind: 'case-study',
        sheet: sheetOf({ screen: 'case-study', id: '' }, new URLSearchParams()).number,
        name: 'Case study',
        subject: 'case study details',
        initial: caseStudyAnswers().find((item) => String(item.id) === id) ?? null,
      }}
    />
  );
}
