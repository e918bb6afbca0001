import type { ReactNode } from 'react';
import { ButtonLink } from './link.tsx';

type NotFoundProps = {
  note: string;
  title: string;
  text: string;
  linkTo: string;
  linkText: string;
  picture: ReactNode;
};

export function NotFound({ note, title, text, linkTo, linkText, picture }: NotFoundProps) {
  return (
    <div className="page-width grid items-center gap-x-gap gap-y-10 py-section lg:grid-cols-[5fr_7fr]">
      <div className="grid justify-items-start gap-4">
        <p aria-hidden="true" className="text-note text-ink-soft">
          {note}
        </p>
        <h1 data-screen-heading="" tabIndex={-1} className="font-display text-h1">
          {title}
        </h1>
        <p className="mb-2 max-w-[34em] text-intro">{text}</p>
        <ButtonLink to={linkTo} size="large" icon="arrow">
          {linkText}
        </ButtonLink>
      </div>
      {picture}
    </div>
  );
}
