import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { type AboutTab, to } from '../../../contract/screens.ts';
import { useRoute } from '../../location/use-route.ts';
import { hasModifier } from '../../ui/modifier-keys.ts';
import { aboutTabOfRoute, replaceTabAnchor, showAboutTab } from './about-tab.ts';

type Tab = { name: AboutTab; label: string; short: string };

/** Phones show only the short part of a label. The whole label is in the document for screen readers. */
const TABS: readonly Tab[] = [
  { name: 'company', label: 'Company History', short: 'History' },
  { name: 'team', label: 'Our Team', short: 'Team' },
  { name: 'mission', label: 'Mission & Values', short: 'Mission' },
];

type AboutTabsProps = Readonly<Record<AboutTab, ReactNode>>;

/** The document has all panels. styles/tabs.css shows one before hydration, and all in print or without scripts. */
export function AboutTabs(panels: AboutTabsProps) {
  const selected = useRoute((path) => path === to.about(), aboutTabOfRoute, 'company');
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  useEffect(() => replaceTabAnchor(selected), [selected]);

  function onKeyDown(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    const current = TABS.findIndex(({ name }) => name === selected);
    const next = indexAfterKey(event.key, current);
    const tab = next === undefined ? undefined : TABS.at(next % TABS.length);
    if (!tab) return;
    event.preventDefault();
    document.getElementById(`${tab.name}-tab`)?.focus();
    showAboutTab(tab.name);
  }

  return (
    <div data-tabs={isHydrated ? '' : 'links'}>
      <div className="page-width lg:columns-12 print:hidden [@media(scripting:none)]:hidden">
        <div
          role="tablist"
          aria-label="About us"
          onKeyDown={onKeyDown}
          className="flex flex-wrap gap-x-[clamp(1.25rem,7vw,2rem)] border-b lg:col-span-10 lg:col-start-3"
        >
          {TABS.map(({ name, label, short }) => (
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
                showAboutTab(name);
              }}
              className="relative flex min-h-13 items-end py-3 text-left no-underline font-display text-[1.3125rem] leading-[1.15] text-ink-soft transition-colors duration-140 hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:absolute aria-selected:after:-inset-x-[5px] aria-selected:after:-bottom-[5px] aria-selected:after:dimension-chosen-[9px] sm:text-h3"
            >
              <TabLabel label={label} short={short} />
            </a>
          ))}
        </div>
      </div>
      {TABS.map(({ name, label }) => (
        <div
          key={name}
          role="tabpanel"
          id={name}
          aria-labelledby={`${name}-tab`}
          data-selected={name === selected ? '' : undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel is the next stop after its tab
          tabIndex={0}
        >
          <p data-tab-name="" className="page-width pt-12 font-display text-h2">
            {label}
          </p>
          {panels[name]}
        </div>
      ))}
    </div>
  );
}

function TabLabel({ label, short }: Pick<Tab, 'label' | 'short'>) {
  const [before, after] = label.split(short);
  return (
    <span>
      <span className="max-sm:visually-hidden">{before}</span>
      {short}
      <span className="max-sm:visually-hidden">{after}</span>
    </span>
  );
}

/** The result may be one past either end; the caller wraps it around. */
function indexAfterKey(key: string, current: number): number | undefined {
  if (key === 'ArrowRight') return current + 1;
  if (key === 'ArrowLeft') return current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
}
