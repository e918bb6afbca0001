import { to } from '../../../contract/screens.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import { ButtonLink } from '../../components/action-link.tsx';
import type { Head } from '../../head/head.ts';
import { withBase } from '../../ui/base-path.ts';

export function head(): Head {
  return {
    title: 'Page Not Found',
    description:
      "Sorry, we couldn't find the page you're looking for. The homepage leads to our services, our projects and a free estimate for your house.",
    socialPicture: 'home',
    isIndexable: false,
  };
}

export function Page() {
  return (
    <div className="sheet grid items-center gap-x-gap gap-y-10 py-section lg:grid-cols-[5fr_7fr]">
      <div className="grid justify-items-start gap-4">
        <p className="text-note text-ink-soft">
          Sheet {sheetOf({ screen: 'not-found', id: '' }, new URLSearchParams()).number}
        </p>
        <h1 data-screen-heading="" tabIndex={-1} className="font-display text-h1">
          Page Not Found
        </h1>
        <p className="mb-2 max-w-[34em] text-lead">Sorry, we couldn't find the page you're looking for.</p>
        <ButtonLink to={to.home} size="large" icon="arrow">
          Back to Homepage
        </ButtonLink>
      </div>
      <img
        src={withBase('/drawings/stairs.webp')}
        srcSet={`${withBase('/drawings/stairs-800.webp')} 800w, ${withBase('/drawings/stairs.webp')} 1600w`}
        sizes="(min-width: 64rem) 56vw, 100vw"
        alt=""
        width="1600"
        height="1067"
      />
    </div>
  );
}
