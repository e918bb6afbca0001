import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

type Tab<Name extends string> = { readonly name: Name; readonly label: string; readonly panel: ReactNode };

type TabsProps<Name extends string> = {
  label: string;
  tabs: readonly Tab<Name>[];
  selected: Name;
  onSelect: (name: Name) => void;
  className?: string;
};

/**
 * Tabs whose panel follows the focus. All panels are in the document: without scripts, and on paper, they stand
 * under each other and the row of tabs is gone.
 */
export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  onSelect,
  className = '',
}: TabsProps<Name>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const next = indexAfter(event.key, {
      from: tabs.findIndex(({ name }) => name === selected),
      of: tabs.length,
    });
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus();
    onSelect(tab.name);
  }

  return (
    <>
      <div className={`print:hidden noscript:hidden ${className}`}>
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          className="grid grid-cols-3 gap-x-3 border-b sm:flex sm:gap-x-8"
        >
          {tabs.map(({ name, label: words }) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}-tab`}
              aria-controls={`${id}-${name}-panel`}
              aria-selected={name === selected}
              tabIndex={name === selected ? 0 : -1}
              onClick={() => onSelect(name)}
              className="relative flex min-h-13 items-end py-3 text-left font-display text-[1.1875rem] leading-[1.15] text-ink-soft transition-colors duration-140 hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:absolute aria-selected:after:-inset-x-[5px] aria-selected:after:-bottom-[5px] aria-selected:after:dimension-chosen sm:text-h3"
            >
              {words}
            </button>
          ))}
        </div>
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel is the next stop after its tab
          tabIndex={0}
          className={name === selected ? '' : 'not-noscript:not-print:hidden'}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

function indexAfter(key: string, { from, of }: { from: number; of: number }): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % of;
    case 'ArrowLeft':
      return (from - 1 + of) % of;
    case 'Home':
      return 0;
    case 'End':
      return of - 1;
  }
}
