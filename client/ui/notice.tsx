import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

type NoticeProps = {
  kind: 'success' | 'error';
  title: string;
  children?: ReactNode;
  /** When it appears: what had the focus is gone or out of view. */
  takesFocus?: boolean;
  className?: string;
};

export function Notice({ kind, title, children, takesFocus = false, className = '' }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  const isSuccess = kind === 'success';
  const colours = isSuccess ? 'border-spruce bg-white' : 'border-brick bg-brick-tint';
  return (
    <div
      ref={notice}
      tabIndex={takesFocus ? -1 : undefined}
      className={`flex scroll-mt-8 gap-4 border border-l-4 px-6 py-4 text-field-ink outline-0 ${colours} ${className}`}
    >
      <Icon name={isSuccess ? 'check' : 'alert'} className={isSuccess ? 'text-open' : 'text-brick'} />
      <div className="grid gap-1">
        <p className="font-bold">{title}</p>
        {children}
      </div>
    </div>
  );
}
