import type { ComponentProps } from 'react';
import { ACTION_ICON, type ActionLook, type ActionSize, actionStyle, ICON_BUTTON } from './button-styles.ts';
import { Icon, type IconName } from './icon.tsx';

type ButtonProps = ComponentProps<'button'> & { look?: ActionLook; size?: ActionSize; icon?: IconName };

export function Button({
  look = 'primary',
  size = 'normal',
  icon,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type="button" className={actionStyle(look, size, className)} {...rest}>
      {children}
      {icon && <Icon name={icon} className={ACTION_ICON} />}
    </button>
  );
}

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string };

export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={`${ICON_BUTTON} ${className}`} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
