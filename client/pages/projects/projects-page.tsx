import { PageHead } from '../../components/sheet-head.tsx';
import type { Head } from '../../head/head.ts';

export function head(): Head {
  return {
    title: 'Our Renovation Portfolio',
    description: 'Our Renovation Portfolio',
    socialPicture: 'home',
  };
}

export function Page() {
  return <PageHead sheet="A-000" title="Our Renovation Portfolio" />;
}
