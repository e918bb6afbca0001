import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { usePrerendered } from '../../ui/use-prerendered.ts';
import type { FacetProps } from './chip-facet.tsx';

export function SelectFacet({ legend, allLabel, choices, chosen, onChoose }: FacetProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  const isPrerendered = usePrerendered();

  // A document shows all projects: what its field says by now was chosen before the scripts took over, and counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they take over
  useEffect(() => {
    if (isPrerendered && select.current?.value) onChoose(select.current.value);
  }, []);

  return (
    <div className="w-full md:w-104">
      <label htmlFor={id} className="mb-2 block text-note font-strong">
        {legend}
      </label>
      <span className="relative block">
        <select
          ref={select}
          id={id}
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value || undefined)}
          className="min-h-11.5 w-full appearance-none border border-line-firm bg-paper pr-12 pl-4 text-small hover:bg-trace"
        >
          <option value="">{allLabel}</option>
          {choices.map(({ value, label, count }) => (
            <option key={value} value={value}>
              {label} ({count})
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute top-3 right-4" />
      </span>
    </div>
  );
}
