import type { ReactNode } from 'react';
import { documentPathOf } from '../routes.ts';
import { withBase } from '../ui/base-path.ts';
import {
  ACTION_ICON,
  type ActionLook,
  type ActionSize,
  actionStyle,
  wordsStyle,
} from '../ui/button-styles.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { ESTIMATE_FALLBACK_ID } from './estimate/estimate-fallback.tsx';

type ButtonToProps = {
  to: string;
  children: ReactNode;
  look?: ActionLook | 'words';
  size?: ActionSize;
  icon?: IconName;
  className?: string;
  /** To the place of that path which was left last, with its query. */
  leadsBack?: boolean;
};

/**
 * Where the specification asks for a button that leads somewhere. Without scripts it submits an empty form there; with
 * them it is followed like a link: see runtime/links.ts.
 */
export function ButtonTo({
  to,
  children,
  look = 'primary',
  size = 'normal',
  icon,
  className = '',
  leadsBack = false,
}: ButtonToProps) {
  return (
    <button
      type="submit"
      form={ESTIMATE_FALLBACK_ID}
      formAction={withBase(documentPathOf(to))}
      data-leads-back={leadsBack ? '' : undefined}
      className={look === 'words' ? wordsStyle('lead', className) : actionStyle(look, size, className)}
    >
      {icon === 'back' && <Icon name="back" />}
      {children}
      {icon && icon !== 'back' && <Icon name={icon} className={ACTION_ICON} />}
    </button>
  );
}
