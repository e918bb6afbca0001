import { terms } from '../../../content/legal/terms.ts';
import { to } from '../../../contract/screens.ts';
import { LegalPage } from '../../components/legal-page.tsx';
import type { Head } from '../../head/head.ts';

export function head(): Head {
  return {
    title: terms.title,
    description:
      'How estimates, contracts, payments and permits work with us, and the warranty: 2 years on workmanship, 5 years on major structural elements.',
    socialPicture: 'terms',
  };
}

export function Page() {
  return <LegalPage document={terms} route={to.terms} />;
}
