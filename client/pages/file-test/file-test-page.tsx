import { PageHead } from '../../components/sheet-head.tsx';
import type { Head } from '../../head/head.ts';

export function head(): Head {
  return { title: 'File test', description: 'File test', socialPicture: 'home' };
}

export function Page() {
  return <PageHead sheet="A-000" title="File test" />;
}
