import { PageHead } from '../../components/sheet-head.tsx';
import type { Head } from '../../head/head.ts';

export function head(): Head {
  return {
    title: 'Turning Houses Into Dream Homes',
    description: 'Turning Houses Into Dream Homes',
    socialPicture: 'home',
  };
}

export function Page() {
  return <PageHead sheet="A-000" title="Turning Houses Into Dream Homes" />;
}
