import { terms } from '../../../content/legal/terms.ts';
import { pageDescriptions } from '../../../content/pages.ts';
import { to } from '../../../contract/screens.ts';
import { LegalPage } from '../../components/legal-page.tsx';
import type { Head, PageProps } from '../../page.ts';

export const head: Head = {
  title: terms.title,
  description: pageDescriptions.terms,
};

export function Page({ sheet }: PageProps) {
  return <LegalPage document={terms} route={to.terms} sheet={sheet} />;
}
