import type { ReactNode } from 'react';
import type { ProjectType } from '../../content/project-types.ts';
import { EstimateButton } from './estimate-button.tsx';
import { Mark } from './mark.tsx';
import { Prose } from './prose.tsx';

type CallToActionProps = {
  title: string;
  text?: string;
  /** The button or link. */
  children: ReactNode;
  variant?: 'filled' | 'outline';
  className?: string;
};

export function CallToAction({
  title,
  text,
  children,
  variant = 'filled',
  className = '',
}: CallToActionProps) {
  return (
    <aside
      aria-label={title}
      className={`grid gap-6 p-[clamp(1.5rem,1rem+2.4vw,3rem)] md:grid-cols-[auto_1fr] md:gap-x-8 lg:grid-cols-[auto_1fr_auto] lg:items-center print:hidden ${variant === 'filled' ? 'on-spruce' : 'border border-ink'} ${className}`}
    >
      <Mark className="size-12" />
      <div>
        <h2 className="font-display text-h3">{title}</h2>
        {text && (
          <p className="mt-2 max-w-[36em] text-balance text-ink-soft">
            <Prose>{text}</Prose>
          </p>
        )}
      </div>
      {/* On phones the arrow is hidden and the padding smaller, so that the text stays on one line. */}
      <div className="grid max-sm:[&_.icon]:hidden max-sm:[&>a]:px-2 max-sm:[&>button]:px-2 md:col-start-2 md:justify-items-start lg:col-start-auto">
        {children}
      </div>
    </aside>
  );
}

type EstimateCallToActionProps = Omit<CallToActionProps, 'children'> & {
  label?: string;
  projectType?: ProjectType | undefined;
  asksFor?: string;
  isForVisit?: boolean;
};

export function EstimateCallToAction(props: EstimateCallToActionProps) {
  const { label = 'Free Estimate', projectType, asksFor, isForVisit = false, ...rest } = props;
  return (
    <CallToAction {...rest}>
      <EstimateButton
        size="large"
        icon="arrow"
        projectType={projectType}
        asksFor={asksFor}
        isForVisit={isForVisit}
      >
        {label}
      </EstimateButton>
    </CallToAction>
  );
}
