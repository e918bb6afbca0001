import { useId } from 'react';
import type { Choice } from '../../../contract/project-filter.ts';
import { Icon } from '../../ui/icon.tsx';

type FacetProps = {
  legend: string;
  /** The name of the form field. */
  name: string;
  allLabel: string;
  choices: readonly Choice[];
  chosen: string | undefined;
  /** `undefined` selects all. */
  onChoose: (value: string | undefined, isByKeyboard?: boolean) => void;
};

/** Radio buttons that look like chips. */
export function ChipFacet({
  legend,
  name,
  allLabel,
  total,
  choices,
  chosen,
  onChoose,
}: FacetProps & { total: number }) {
  const all = { value: undefined, label: allLabel, count: total };

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 p-0 text-note font-strong">{legend}</legend>
      <div className="flex flex-wrap gap-px bg-line-firm p-px">
        {[all, ...choices].map(({ value, label, count }) => (
          <label key={label} className="group/chip relative grid min-w-fit flex-auto md:max-lg:basis-[30%]">
            <input
              type="radio"
              name={name}
              value={value ?? ''}
              checked={chosen === value}
              onChange={(event) => onChoose(value, isByKeyboard(event.nativeEvent))}
              className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
            />
            <span className="flex min-h-11 items-center justify-center gap-2 bg-paper px-3 text-small font-medium whitespace-nowrap transition-colors duration-140 group-hover/chip:bg-trace peer-checked:bg-spruce peer-checked:text-on-spruce peer-focus-visible:relative peer-focus-visible:z-1 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus max-[22.5rem]:whitespace-normal forced-colors:border forced-colors:peer-checked:outline-3">
              {label} <small className="text-note font-normal tabular opacity-75">{count}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Arrow keys fire a click without a pointer type. */
function isByKeyboard(event: Event): boolean {
  return event instanceof PointerEvent
    ? event.pointerType === ''
    : event instanceof MouseEvent && event.detail === 0;
}

export function SelectFacet({ legend, name, allLabel, choices, chosen, onChoose }: FacetProps) {
  const id = useId();

  return (
    <div className="max-md:w-full">
      <label htmlFor={id} className="mb-2 block text-note font-strong">
        {legend}
      </label>
      <span className="relative block">
        <select
          id={id}
          name={name}
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value || undefined)}
          className="min-h-11.5 w-full appearance-none [field-sizing:content] border border-line-firm bg-paper pr-12 pl-4 text-[1rem] hover:bg-trace"
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
