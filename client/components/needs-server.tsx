import type { ReactNode } from 'react';
import { useSettings } from '../settings-context.ts';
import { Notice } from '../ui/notice.tsx';
import { EmailLink, PhoneLink } from './phone-link.tsx';

/** Wraps forms that only our own server accepts. A static site shows the contact details instead. */
export function NeedsServer({ children }: { children: ReactNode }) {
  return useSettings().isStatic ? <InsteadOfForm /> : children;
}

export function InsteadOfForm() {
  return (
    <Notice kind="contact" title="Write to us or call.">
      <p>
        This form cannot be sent from here. Write to <EmailLink className="font-strong" /> or call{' '}
        <PhoneLink className="font-strong" />.
      </p>
    </Notice>
  );
}
