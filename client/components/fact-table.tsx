import { warrantyYears } from '../../content/company.ts';
import type { Service } from '../../content/service.ts';
import { Prose } from './prose.tsx';

export type Fact = readonly [name: string, value: string, className?: string];

const { workmanship, majorStructuralElements } = warrantyYears;

export const warrantyFact: Fact = [
  'Warranty',
  `${workmanship} years workmanship, ${majorStructuralElements} years structural`,
];

/** The warranty of a service. Structural work, which few services do, has a longer one. */
export function warrantyOf({ isStructural = false }: Pick<Service, 'isStructural'>): Fact {
  return isStructural ? warrantyFact : ['Warranty', `${workmanship} years workmanship`];
}

/** Omits facts without a value. */
export function FactTable({ facts, rowClass }: { facts: readonly Fact[]; rowClass: string }) {
  return (
    <dl>
      {facts
        .filter(([, value]) => value)
        .map(([name, value, className = '']) => (
          <div
            key={name}
            className={`grid grid-cols-[min(8.5rem,42%)_1fr] wrap-anywhere border-b ${rowClass}`}
          >
            <dt className="border-r px-4 py-2.5 text-ink-soft print:px-2 print:py-1">{name}</dt>
            <dd className={`px-4 py-2.5 print:px-2 print:py-1 ${className}`}>
              <Prose>{value}</Prose>
            </dd>
          </div>
        ))}
    </dl>
  );
}
