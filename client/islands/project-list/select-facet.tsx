import { useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { FacetProps } from './chip-facet.tsx';

export function SelectFacet({ legend, allLabel, choices, chosen, onChoose }: FacetProps) {
  const id = useId();

  return (
    <div className="max-sm:w-full">
      <label htmlFor={id} className="mb-2 block text-note font-strong">
        {legend}
      </label>
      <span className="relative block">
        <select
          id={id}
          name={legend.toLowerCase()}
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value || undefined)}
          className="min-h-11.5 w-full appearance-none [field-sizing:content] border border-line-firm bg-paper pr-12 pl-4 text-small hover:bg-trace"
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
