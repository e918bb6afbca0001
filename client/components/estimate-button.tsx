import type { ReactNode } from 'react';
import type { ProjectType } from '../../content/project-types.ts';
import { PROJECT_TYPE_PARAMETER, to } from '../../contract/screens.ts';
import { linkHref } from '../routes.ts';
import { ButtonContent, type ButtonStyleProps } from '../ui/button.tsx';
import { buttonStyle, textLinkStyle } from '../ui/button-styles.ts';

export const FALLBACK_FORM_ID = 'estimate-fallback';

/** Estimate buttons submit it without scripts, or if the dialog's code fails to load. It opens the contact page. */
export function EstimateForm() {
  return <form id={FALLBACK_FORM_ID} action={linkHref(to.contactForm)} method="get" hidden />;
}

type EstimateButtonProps = ButtonStyleProps & {
  children: ReactNode;
  /** The project type that the dialog preselects. */
  projectType?: ProjectType | undefined;
  /** What the visitor asks for, shown under the dialog's title. Omitted where the title already says it. */
  asksFor?: string | undefined;
  /** The button schedules a visit: once the request is sent, the dialog offers times. */
  isForVisit?: boolean;
  /** The accessible name, where several buttons have the same text. */
  label?: string;
};

/** Style while the dialog loads. No transition: its first frame would show no change. */
const BUSY = {
  primary: 'aria-busy:bg-brick-deep aria-busy:transition-none',
  outline: 'aria-busy:bg-ink aria-busy:text-paper aria-busy:transition-none',
  text: 'aria-busy:decoration-2',
} as const;

/** Opens the estimate dialog; islands/estimate/open-estimate.ts handles the click. */
export function EstimateButton({
  children,
  variant = 'primary',
  size,
  icon,
  projectType,
  asksFor,
  isForVisit = false,
  label,
  className = '',
}: EstimateButtonProps) {
  const classes = `${BUSY[variant]} ${className}`;
  return (
    <button
      type="submit"
      form={FALLBACK_FORM_ID}
      aria-label={label}
      aria-haspopup="dialog"
      data-estimate=""
      data-for={asksFor}
      data-visit={isForVisit ? '' : undefined}
      name={projectType && PROJECT_TYPE_PARAMETER}
      value={projectType}
      className={
        variant === 'text'
          ? textLinkStyle(classes, 'text-act decoration-current')
          : buttonStyle(variant, size, classes)
      }
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </button>
  );
}
