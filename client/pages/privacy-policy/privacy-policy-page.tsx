import { privacyPolicy } from '../../../content/legal/privacy-policy.ts';
import { pageDescriptions } from '../../../content/pages.ts';
import { to } from '../../../contract/screens.ts';
import { LegalPage } from '../../components/legal-page.tsx';
import type { Head, PageProps } from '../../page.ts';

export const head: Head = {
  title: privacyPolicy.title,
  description: pageDescriptions.privacyPolicy,
};

export function Page({ sheetNumber }: PageProps) {
  return <LegalPage document={privacyPolicy} route={to.privacyPolicy} sheetNumber={sheetNumber} />;
}
