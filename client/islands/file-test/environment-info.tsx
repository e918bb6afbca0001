import { useEffect, useState } from 'react';

type Environment = Pick<Location, 'origin' | 'pathname' | 'protocol' | 'host'>;

/** What the browser says of its address; the prerendered document cannot know it. */
export function EnvironmentInfo({ className }: { className: string }) {
  const [environment, setEnvironment] = useState<Environment>();

  useEffect(() => {
    const { origin, pathname, protocol, host } = window.location;
    setEnvironment({ origin, pathname, protocol, host });
  }, []);

  return (
    <section
      aria-labelledby="environment"
      className={`border-2 border-dashed border-ink-soft p-[clamp(1.25rem,1rem+1vw,2rem)] ${className}`}
    >
      <h2 id="environment" className="mb-4 font-strong">
        Environment info
      </h2>
      <dl>
        <Fact name="Origin" value={environment?.origin} />
        <Fact name="Path" value={environment?.pathname} />
        <Fact name="Protocol" value={environment?.protocol} />
        <Fact name="Host" value={environment?.host} />
      </dl>
    </section>
  );
}

function Fact({ name, value = '…' }: { name: string; value?: string | undefined }) {
  return (
    <div className="flex items-baseline gap-4 border-t border-line py-2.5">
      <dt className="w-[5.5em] flex-none text-note text-ink-soft">{name}</dt>
      <dd className="font-mono text-small wrap-anywhere">{value}</dd>
    </div>
  );
}
