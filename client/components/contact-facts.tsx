import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { EmailLink, PhoneLink } from './phone-link.tsx';
import { Prose } from './prose.tsx';

export function ContactFacts({ className = '' }: { className?: string }) {
  return (
    <dl className={`border-t ${className}`}>
      <ContactFact name="Call">
        <PhoneLink className="-my-1.5 inline-flex min-h-11 items-center font-display text-[min(1.625rem,7vw)] leading-[1.2] whitespace-nowrap no-underline hover:underline" />
      </ContactFact>
      <ContactFact name="Email">
        <EmailLink className="max-sm:text-small -my-1.5 inline-flex min-h-11 items-center" />
      </ContactFact>
      <ContactFact name="Hours">
        <Prose>{company.hours.display}</Prose>
      </ContactFact>
      <ContactFact name="Area">{company.serviceArea}</ContactFact>
    </dl>
  );
}

function ContactFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-12 grid-cols-[min(3.5rem,22%)_1fr] items-center xl:grid-cols-[4.5rem_1fr] border-b py-1.5 leading-[1.4]">
      <dt className="text-note text-ink-soft">{name}</dt>
      <dd className="min-w-0 text-balance wrap-anywhere lg:max-xl:text-small">{children}</dd>
    </div>
  );
}
