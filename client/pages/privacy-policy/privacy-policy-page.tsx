import { privacyPolicy } from '../../../content/legal/privacy-policy.ts';
import { to } from '../../../contract/screens.ts';
import { LegalPage } from '../../components/legal-page.tsx';
import type { Head, PageProps } from '../../page.ts';

export const head: Head = {
  title: privacyPolicy.title,
  description:
    'What we learn about you through this website, why, who sees it and when it is deleted. No tracking, no sale of data, and one address for questions.',
  socialPicture: 'privacy-policy',
};

export function Page({ sheet }: PageProps) {
  return <LegalPage document={privacyPolicy} route={to.privacyPolicy} sheet={sheet} />;
}
