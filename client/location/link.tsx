import type { ComponentProps, MouseEvent } from 'react';
import { documentPathOf, splitRoute } from '../../contract/documents.ts';
import { below } from './base.ts';
import { currentRoute, navigate } from './location-store.ts';
import { scrollToAnchor, scrollToTopSoon } from './scrolling.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A route as `contract/screens.ts` builds it. */
  to: string;
};

/**
 * A link between screens. Its address is the document's real path, for crawlers, new tabs and visitors without
 * scripts; a plain click goes to the fragment route.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target) return;
    event.preventDefault();
    const isHere = to === currentRoute();
    navigate(to, { replace: isHere });
    const { anchor } = splitRoute(to);
    if (isHere && anchor) scrollToAnchor(anchor);
    else if (isHere) scrollToTopSoon();
  }
  return <a href={below(documentPathOf(to))} onClick={follow} {...rest} />;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
