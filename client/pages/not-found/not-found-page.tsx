import { PageHead } from '../../components/sheet-head.tsx';
import type { Head } from '../../head/head.ts';

export function head(): Head {
  return { title: 'Page Not Found', description: 'Page Not Found', socialPicture: 'home' };
}

export function Page() {
  return <PageHead sheet="A-000" title="Page Not Found" />;
}
