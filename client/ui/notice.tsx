import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type NoticeProps = { kind: 'success' | 'error'; title: string; children?: ReactNode; className?: string };

export function Notice({ kind, title, children, className = '' }: NoticeProps) {
  const isSuccess = kind === 'success';
  const colours = isSuccess ? 'border-spruce bg-white' : 'border-brick bg-brick-tint';
  return (
    <div className={`flex gap-4 border border-l-4 px-6 py-4 text-field-ink ${colours} ${className}`}>
      <Icon name={isSuccess ? 'check' : 'alert'} className={isSuccess ? 'text-open' : 'text-brick'} />
      <div className="grid gap-1">
        <p className="font-bold">{title}</p>
        {children}
      </div>
    </div>
  );
}
