import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

type Tab<Name extends string> = { readonly name: Name; readonly label: string; readonly panel: ReactNode };

type TabsProps<Name extends string> = {
  label: string;
  tabs: readonly Tab<Name>[];
  selected: Name;
  onSelect: (name: Name) => void;
  className?: string;
};

/**
 * Tabs whose panel follows the focus. All panels are in the document, and the tabs are links to them: which of them is
 * shown before the scripts are there, without them and on paper, is decided in styles/tabs.css.
 */
export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  onSelect,
  className = '',
}: TabsProps<Name>) {
  const row = useRef<HTMLDivElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);

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
    <div data-tabs={isHydrated ? '' : 'links'}>
      <div className={`print:hidden noscript:hidden ${className}`}>
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          className="grid grid-cols-3 gap-x-3 border-b sm:flex sm:gap-x-8"
        >
          {tabs.map(({ name, label: words }) => (
            <a
              key={name}
              href={`#${name}`}
              role="tab"
              id={`${name}-tab`}
              aria-controls={name}
              aria-selected={name === selected}
              tabIndex={name === selected ? 0 : -1}
              onClick={(event) => {
                event.preventDefault();
                onSelect(name);
              }}
              className="relative flex min-h-13 items-end py-3 text-left no-underline font-display text-[1.1875rem] leading-[1.15] text-ink-soft transition-colors duration-140 hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:absolute aria-selected:after:-inset-x-[5px] aria-selected:after:-bottom-[5px] aria-selected:after:dimension-chosen sm:text-h3"
            >
              {words}
            </a>
          ))}
        </div>
      </div>
      {tabs.map(({ name, label: words, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={name}
          aria-labelledby={`${name}-tab`}
          data-selected={name === selected ? '' : undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel is the next stop after its tab
          tabIndex={0}
        >
          <p data-tab-name="" className="sheet pt-12 font-display text-h2">
            {words}
          </p>
          {panel}
        </div>
      ))}
    </div>
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
