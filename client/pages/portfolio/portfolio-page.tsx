import { portfolioAnswers } from '../../../contract/read-only-answers.ts';
import type { Head, PageProps } from '../../page.ts';
import { TemplateItem } from '../template-item.tsx';

export const head: Head = {
  title: 'Portfolio',
  description:
    'One detail of our work and the people who made it: how the joint, the post or the seam was done, and why it was done that way.',
  socialPicture: 'home',
  isIndexable: false,
};

export function Page(props: PageProps) {
  return <TemplateItem kind="portfolio" name="Portfolio" items={portfolioAnswers()} {...props} />;
}
