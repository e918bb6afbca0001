import { type Credential, company } from '../../../content/company.ts';
import { warrantyYears } from '../../../content/warranty.ts';

const credentials: readonly Credential[] = company.credentials;

const rows = [
  { name: 'In the trade', value: `${company.yearsOfExperience} years, the founders` },
  { name: 'Launched', value: `${company.launched}, under our own name` },
  { name: 'Works in', value: company.cities.join(', ') },
  { name: 'Hours', value: company.hours.display },
  {
    name: 'Warranty',
    value: `${warrantyYears.workmanship} years workmanship, ${warrantyYears.majorStructuralElements} years structure`,
  },
  { name: 'Reply', value: `Within ${company.replyWithinHours} hours` },
  ...credentials.flatMap(({ label, number }) => (number ? [{ name: label, value: number }] : [])),
];

/** The firm's facts, set as a drawing's schedule. */
export function CompanySchedule({ className = '' }: { className?: string }) {
  return (
    <section
      aria-labelledby="company-schedule"
      className={`self-start border-2 border-ink text-small leading-[1.4] lg:sticky lg:top-6 ${className}`}
    >
      <h3 id="company-schedule" className="border-b border-ink bg-trace px-4 py-2.5 text-note font-strong">
        Company facts
      </h3>
      <dl>
        {rows.map(({ name, value }) => (
          <div
            key={name}
            className="grid grid-cols-[min(8.5rem,42%)_1fr] wrap-anywhere border-b last:border-b-0"
          >
            <dt className="border-r px-4 py-2.5 text-ink-soft">{name}</dt>
            <dd className="px-4 py-2.5">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
