import { to } from '../../../contract/screens.ts';
import { NotFound } from '../../components/not-found.tsx';
import type { Head, PageProps } from '../../page.ts';
import { withBase } from '../../ui/base-path.ts';

export const head: Head = {
  title: 'Page Not Found',
  description:
    "Sorry, we couldn't find the page you're looking for. The homepage leads to our services, our projects and a free estimate for your house.",
};

export function Page({ sheetNumber }: PageProps) {
  return (
    <NotFound
      note={`Sheet ${sheetNumber}`}
      title="Page Not Found"
      text="Sorry, we couldn't find the page you're looking for."
      linkTo={to.home}
      linkText="Back to Homepage"
      picture={
        <img
          src={withBase('/drawings/stairs.webp')}
          srcSet={`${withBase('/drawings/stairs-800.webp')} 800w, ${withBase('/drawings/stairs.webp')} 1600w`}
          sizes="(min-width: 64rem) 56vw, 100vw"
          alt=""
          width="1600"
          height="1067"
        />
      }
    />
  );
}
