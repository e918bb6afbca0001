import type { ReactNode } from 'react';
import type { ProjectType } from '../../../content/project-types.ts';
import { PROJECT_TYPE_PARAMETER } from '../../../contract/screens.ts';
import {
  ACTION_ICON,
  type ActionLook,
  type ActionSize,
  actionStyle,
  wordsStyle,
} from '../../ui/button-styles.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
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

/** The touch is seen until the dialog is there. At once: the first frame of a transition would show nothing. */
const BUSY = {
  primary: 'aria-busy:bg-brick-deep aria-busy:transition-none',
  line: 'aria-busy:bg-ink aria-busy:text-paper aria-busy:transition-none',
  words: 'aria-busy:decoration-2',
} as const;

/**
 * Opens the estimate dialog: see islands/estimate/open-estimate.ts. Before the scripts are there, and without them,
 * it submits the fallback form, which leads to the contact page.
 */
export function EstimateButton({
  children,
  look = 'primary',
  size = 'normal',
  icon,
  projectType,
  label,
  className = '',
}: EstimateButtonProps) {
  const classes = `${BUSY[look]} ${className}`;
  return (
    <button
      type="submit"
      form={ESTIMATE_FALLBACK_ID}
      aria-label={label}
      aria-haspopup="dialog"
      data-estimate={projectType ?? ''}
      name={projectType && PROJECT_TYPE_PARAMETER}
      value={projectType}
      className={look === 'words' ? wordsStyle('act', classes) : actionStyle(look, size, classes)}
    >
      {children}
      {icon && <Icon name={icon} className={ACTION_ICON} />}
    </button>
  );
}
