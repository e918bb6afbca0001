import type { ReactNode } from 'react';
import type { ProjectType } from '../../../content/project-types.ts';
import {
  ACTION_ICON,
  type ActionLook,
  type ActionSize,
  actionStyle,
  wordsStyle,
} from '../../ui/button-styles.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { prepareEstimate, useOpenEstimate } from './estimate-context.tsx';
import { ESTIMATE_FALLBACK_ID } from './estimate-fallback.tsx';

type EstimateButtonProps = {
  children: ReactNode;
  /** `words` is the quiet one of cards, so that fourteen of them do not shout. */
  look?: ActionLook | 'words';
  size?: ActionSize;
  icon?: IconName;
  /** Preselected in the dialog. */
  projectType?: ProjectType;
  /** Where several buttons say the same: what this one is about. */
  label?: string;
  className?: string;
};

/** Opens the estimate dialog. Without scripts it submits the fallback form, which leads to the contact page. */
export function EstimateButton({
  children,
  look = 'primary',
  size = 'normal',
  icon,
  projectType,
  label,
  className = '',
}: EstimateButtonProps) {
  const openEstimate = useOpenEstimate();
  return (
    <button
      type="submit"
      form={ESTIMATE_FALLBACK_ID}
      aria-label={label}
      aria-haspopup="dialog"
      className={look === 'words' ? wordsStyle('act', className) : actionStyle(look, size, className)}
      onPointerEnter={prepareEstimate}
      onFocus={prepareEstimate}
      onClick={(event) => {
        event.preventDefault();
        openEstimate(projectType);
      }}
    >
      {children}
      {icon && <Icon name={icon} className={ACTION_ICON} />}
    </button>
  );
}
