import type { ReactNode } from 'react';
import { documentPathOf } from '../../contract/documents.ts';
import { below } from '../location/base.ts';
import { follow } from '../location/follow-links.ts';
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
  onClick?: () => void;
};

/** Where the specification asks for a button that leads somewhere. Without scripts it submits an empty form there. */
export function ButtonTo({
  to,
  children,
  look = 'primary',
  size = 'normal',
  icon,
  className = '',
  onClick,
}: ButtonToProps) {
  return (
    <button
      type="submit"
      form={ESTIMATE_FALLBACK_ID}
      formAction={below(documentPathOf(to))}
      className={look === 'words' ? wordsStyle('lead', className) : actionStyle(look, size, className)}
      onClick={(event) => {
        event.preventDefault();
        onClick?.();
        follow(to);
      }}
    >
      {icon === 'back' && <Icon name="back" />}
      {children}
      {icon && icon !== 'back' && <Icon name={icon} className={ACTION_ICON} />}
    </button>
  );
}
