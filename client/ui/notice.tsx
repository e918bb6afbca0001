import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type NoticeProps = { kind: 'good' | 'bad'; title: string; children?: ReactNode; className?: string };

/** Words that stay: beside a form after it was sent, or where a list could not be loaded. */
export function Notice({ kind, title, children, className = '' }: NoticeProps) {
  const colours = kind === 'good' ? 'border-spruce bg-white' : 'border-brick bg-brick-tint';
  return (
    <div className={`flex gap-4 border border-l-4 px-6 py-4 text-field-ink ${colours} ${className}`}>
      <Icon
        name={kind === 'good' ? 'check' : 'alert'}
        className={kind === 'good' ? 'text-open' : 'text-brick'}
      />
      <div className="grid gap-1">
        <p className="font-bold">{title}</p>
        {children}
      </div>
    </div>
  );
}
