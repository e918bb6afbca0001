import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';

export function PhoneLink({ className = '', children }: { className?: string; children?: ReactNode }) {
  return (
    <a href={company.phone.href} className={className}>
      {children ?? company.phone.display}
    </a>
  );
}

export function EmailLink({ className = '' }: { className?: string }) {
  return (
    <a href={`mailto:${company.email}`} className={className}>
      {company.email}
    </a>
  );
}
