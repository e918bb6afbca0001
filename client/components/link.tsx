import type { ComponentProps } from 'react';
import { linkHref } from '../routes.ts';
import { ButtonContent, type ButtonStyleProps } from '../ui/button.tsx';
import { buttonStyle } from '../ui/button-styles.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A route as `contract/screens.ts` builds it. */
  to: string;
};

/** The href is the document's path; `runtime/links.ts` turns a plain click into a change of the fragment. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={linkHref(to)} {...rest} />;
}

type ButtonLinkProps = LinkProps & ButtonStyleProps;

export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={buttonStyle(variant, size, className)} {...rest}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  );
}

export function TextLink(props: LinkProps & Pick<ButtonStyleProps, 'icon'>) {
  return <ButtonLink variant="text" {...props} />;
}
