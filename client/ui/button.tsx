import type { ComponentProps, ReactNode } from 'react';
import {
  BUTTON_ICON,
  type ButtonSize,
  type ButtonVariant,
  buttonStyle,
  ICON_BUTTON,
} from './button-styles.ts';
import { Icon, type IconName } from './icon.tsx';

export type ButtonStyleProps = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Placed after the text; `back` before it. */
  icon?: IconName;
  className?: string;
};

type ButtonProps = ComponentProps<'button'> & ButtonStyleProps;

export function Button({ variant, size, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={buttonStyle(variant, size, className)} {...rest}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </button>
  );
}

export function ButtonContent({ icon, children }: { icon: IconName | undefined; children: ReactNode }) {
  return (
    <>
      {icon === 'back' && <Icon name="back" />}
      {children}
      {icon && icon !== 'back' && <Icon name={icon} className={BUTTON_ICON} />}
    </>
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
