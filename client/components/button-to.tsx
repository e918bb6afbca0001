import type { ReactNode } from 'react';
import { linkHref } from '../routes.ts';
import { ButtonContent, type ButtonStyleProps } from '../ui/button.tsx';
import { buttonStyle } from '../ui/button-styles.ts';
import { FALLBACK_FORM_ID } from './estimate-button.tsx';

type ButtonToProps = ButtonStyleProps & {
  to: string;
  children: ReactNode;
  /** Returns to the last shown route of that path, with its query. */
  isBack?: boolean;
};

/**
 * A button that leads to another screen, where docs/behaviours.md asks for a button and not for a link. Without scripts
 * it submits an empty form to the document; `runtime/links.ts` handles it like a link.
 */
export function ButtonTo({ to, children, variant, size, icon, className, isBack }: ButtonToProps) {
  return (
    <button
      type="submit"
      form={FALLBACK_FORM_ID}
      formAction={linkHref(to)}
      data-leads-back={isBack ? '' : undefined}
      className={buttonStyle(variant, size, className)}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </button>
  );
}
