import type { Choice } from '../../../contract/project-filter.ts';

export type FacetProps = {
  legend: string;
  allLabel: string;
  choices: readonly Choice[];
  chosen: string | undefined;
  /** Without a value: all of them. */
  onChoose: (value: string | undefined, how?: { isByKeyboard: boolean }) => void;
};

/** Radio buttons as cells that share their rules. */
export function ChipFacet({ legend, allLabel, choices, chosen, onChoose }: FacetProps) {
  const total = choices.reduce((sum, { count }) => sum + count, 0);
  const all = { value: undefined, label: allLabel, count: total };

  return (
    <fieldset className="w-full lg:w-0 lg:flex-1">
      <legend className="mb-2 p-0 text-note font-strong">{legend}</legend>
      <div className="flex flex-wrap gap-px bg-line-firm p-px">
        {[all, ...choices].map(({ value, label, count }) => (
          <label key={label} className="group/chip relative grid min-w-fit flex-auto">
            <input
              type="radio"
              name={legend.toLowerCase()}
              value={value ?? ''}
              checked={chosen === value}
              onChange={(event) => onChoose(value, { isByKeyboard: isByKeyboard(event.nativeEvent) })}
              className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
            />
            <span className="flex min-h-11 items-center justify-center gap-2 bg-paper px-3 text-small xl:px-2 font-medium whitespace-nowrap transition-colors duration-140 group-hover/chip:bg-trace peer-checked:bg-spruce peer-checked:text-on-spruce peer-focus-visible:relative peer-focus-visible:z-1 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus forced-colors:border forced-colors:peer-checked:outline-3">
              {label} <small className="text-note font-normal tabular-nums opacity-75">{count}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Arrow keys choose by a click that no pointer made. */
function isByKeyboard(event: Event): boolean {
  return event instanceof PointerEvent
    ? event.pointerType === ''
    : event instanceof MouseEvent && event.detail === 0;
}
