import { pageDescriptions } from '../../../content/pages.ts';
import { portfolioResponses } from '../../../contract/api-responses.ts';
import type { Head, PageProps } from '../../page.ts';
import { TemplateItem } from '../template-item.tsx';

export const head: Head = {
  title: 'Portfolio',
  description: pageDescriptions.portfolio,
};

export function Page(props: PageProps) {
  return <TemplateItem kind="portfolio" name="Portfolio" items={portfolioResponses()} {...props} />;
}
