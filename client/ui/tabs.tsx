import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';

type Tab<Name extends string> = { readonly name: Name; readonly label: string; readonly panel: ReactNode };

type TabsProps<Name extends string> = {
  label: string;
  tabs: readonly Tab<Name>[];
  selected: Name;
  onSelect: (name: Name) => void;
  className?: string;
};

/** All panels are in the document. styles/tabs.css shows one of them before hydration, all in print or without scripts. */
export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  onSelect,
  className = '',
}: TabsProps<Name>) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);

  function onKeyDown(event: KeyboardEvent) {
    const current = tabs.findIndex(({ name }) => name === selected);
    const next = indexAfterKey(event.key, current, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(`${tab.name}-tab`)?.focus();
    onSelect(tab.name);
  }

  return (
    <div data-tabs={isHydrated ? '' : 'links'}>
      <div className={`print:hidden noscript:hidden ${className}`}>
        <div
          role="tablist"
          aria-label={label}
          onKeyDown={onKeyDown}
          className="grid grid-cols-3 gap-x-3 border-b sm:flex sm:gap-x-8"
        >
          {tabs.map(({ name, label: text }) => (
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
              {text}
            </a>
          ))}
        </div>
      </div>
      {tabs.map(({ name, label: text, panel }) => (
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
            {text}
          </p>
          {panel}
        </div>
      ))}
    </div>
  );
}

function indexAfterKey(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
}
