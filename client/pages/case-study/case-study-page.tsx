import { pageDescriptions } from '../../../content/pages.ts';
import { caseStudyResponses } from '../../../contract/api-responses.ts';
import type { Head, PageProps } from '../../page.ts';
import { TemplateItem } from '../template-item.tsx';

export const head: Head = {
  title: 'Case study',
  description: pageDescriptions.caseStudy,
};

export function Page(props: PageProps) {
  return <TemplateItem kind="case-study" name="Case study" items={caseStudyResponses()} {...props} />;
}
