import { accessibilityStatement } from '../../../content/legal/accessibility-statement.ts';
import { pageDescriptions } from '../../../content/pages.ts';
import { to } from '../../../contract/screens.ts';
import { LegalPage } from '../../components/legal-page.tsx';
import type { Head, PageProps } from '../../page.ts';

export const head: Head = {
  title: accessibilityStatement.title,
  description: pageDescriptions.accessibility,
};

export function Page({ sheetNumber }: PageProps) {
  return <LegalPage document={accessibilityStatement} route={to.accessibility} sheetNumber={sheetNumber} />;
}
