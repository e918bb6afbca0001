import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

const looks = {
  success: { icon: 'check', iconColour: 'text-open', colours: 'border-spruce bg-white' },
  error: { icon: 'alert', iconColour: 'text-brick', colours: 'border-brick bg-brick-tint' },
  contact: { icon: 'phone', iconColour: 'text-brick', colours: 'border-line-firm bg-white' },
} as const;

type NoticeProps = {
  kind: keyof typeof looks;
  title: string;
  children?: ReactNode;
  /** Focuses the notice when it appears, because the focused element is gone or out of view. */
  takesFocus?: boolean;
  /** The id of an element that screen readers read together with the notice. */
  describedBy?: string;
  className?: string;
};

export function Notice(props: NoticeProps) {
  const { kind, title, children, takesFocus = false, describedBy = '', className = '' } = props;
  const id = useId();
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  const { icon, iconColour, colours } = looks[kind];
  return (
    <div
      ref={notice}
      {...(takesFocus && {
        role: 'group',
        tabIndex: -1,
        'aria-labelledby': `${id}title`,
        'aria-describedby': `${id}text ${describedBy}`,
      })}
      className={`flex scroll-mt-8 gap-3 border border-l-4 p-4 text-field-ink outline-0 ${colours} ${className}`}
    >
      <Icon name={icon} className={iconColour} />
      <div className="grid gap-1">
        <p id={takesFocus ? `${id}title` : undefined} className="font-bold">
          {title}
        </p>
        {takesFocus ? <div id={`${id}text`}>{children}</div> : children}
      </div>
    </div>
  );
}
