import type { ComponentProps } from 'react';
import {
  ACTION_ICON,
  type ActionLook,
  type ActionSize,
  actionStyle,
  wordsStyle,
} from '../ui/button-styles.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Link } from './link.tsx';

type LinkProps = ComponentProps<typeof Link>;

/** A link to a screen that looks like a button. */
export function ButtonLink({
  look = 'primary',
  size = 'normal',
  icon,
  className = '',
  children,
  ...rest
}: LinkProps & { look?: ActionLook; size?: ActionSize; icon?: IconName }) {
  return (
    <Link className={actionStyle(look, size, className)} {...rest}>
      {children}
      {icon && <Icon name={icon} className={ACTION_ICON} />}
    </Link>
  );
}

/** Underlined words that lead to a screen. */
export function WordsLink({ icon, className = '', children, ...rest }: LinkProps & { icon?: IconName }) {
  return (
    <Link className={wordsStyle('lead', className)} {...rest}>
      {icon === 'back' && <Icon name="back" />}
      {children}
      {icon && icon !== 'back' && <Icon name={icon} className={ACTION_ICON} />}
    </Link>
  );
}
