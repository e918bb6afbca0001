import { pageDescriptions } from '../../../content/page-descriptions.ts';
import { caseStudyAnswers } from '../../../contract/read-only-answers.ts';
import type { Head, PageProps } from '../../page.ts';
import { TemplateItem } from '../template-item.tsx';

export const head: Head = {
  title: 'Case study',
  description: pageDescriptions.caseStudy,
  socialPicture: 'home',
  isIndexable: false,
};

export function Page(props: PageProps) {
  return <TemplateItem kind="case-study" name="Case study" items={caseStudyAnswers()} {...props} />;
}
