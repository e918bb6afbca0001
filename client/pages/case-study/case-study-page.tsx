import { apiPaths } from '../../../contract/api.ts';
import type { CaseStudyAnswer } from '../../../contract/read-only-answers.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import { TemplateDetail } from '../../components/template-detail.tsx';
import type { Head } from '../../head/head.ts';
import type { PageProps } from '../../page.ts';
import { Queries, useCall } from '../../queries/queries.tsx';

export function head(): Head {
  return {
    title: 'Case study',
    description:
      'One problem that old Toronto houses have in common, and the steps we take to solve it: what comes first, what is checked, what is written down.',
    socialPicture: 'home',
    isIndexable: false,
  };
}

export function Page({ id }: PageProps) {
  return (
    <Queries>
      <CaseStudy id={Number(id)} />
    </Queries>
  );
}

function CaseStudy({ id }: { id: number }) {
  const { data, isPending } = useCall<CaseStudyAnswer>(apiPaths.caseStudy(id));
  return (
    <TemplateDetail
      sheet={sheetOf({ screen: 'case-study', id: '' }, new URLSearchParams()).number}
      name="Case study"
      subject="case study details"
      item={data}
      isLoading={isPending}
      renderMore={({ points }) => (
        <ul className="border-b border-line">
          {points.map((point) => (
            <li key={point} className="border-t border-line py-3">
              {point}
            </li>
          ))}
        </ul>
      )}
    />
  );
}
