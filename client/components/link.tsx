import type { ComponentProps } from 'react';
import { documentPathOf } from '../routes.ts';
import { withBase } from '../ui/base-path.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A route as `contract/screens.ts` builds it. */
  to: string;
};

/**
 * A link between screens. Its address is the document's real path, for crawlers, new tabs and visitors without
 * scripts; `runtime/links.ts` turns a plain click into a change of the fragment.
 */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={withBase(documentPathOf(to))} {...rest} />;
}
