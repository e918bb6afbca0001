import { useEffect, useState } from 'react';

const PROPERTIES = [
  ['Origin', 'origin'],
  ['Path', 'pathname'],
  ['Protocol', 'protocol'],
  ['Host', 'host'],
] as const;

/** Empty in the document, which is rendered without knowing its URL. */
export function EnvironmentInfo() {
  const [address, setAddress] = useState<Location>();
  useEffect(() => setAddress(window.location), []);
  return (
    <section
      aria-labelledby="environment"
      className="border-2 border-dashed border-ink-soft p-[clamp(1.25rem,1rem+1vw,2rem)] noscript:hidden lg:col-span-5"
    >
      <h2 id="environment" className="mb-4 font-strong">
        Environment info
      </h2>
      <dl>
        {PROPERTIES.map(([name, property]) => (
          <div key={name} className="flex items-baseline gap-4 border-t border-line py-2.5">
            <dt className="w-[5.5em] flex-none text-note text-ink-soft">{name}</dt>
            <dd className="font-mono text-small wrap-anywhere">{address?.[property] ?? '…'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
