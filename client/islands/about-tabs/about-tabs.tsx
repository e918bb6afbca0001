import { type ReactNode, useEffect } from 'react';
import { type AboutTab, to } from '../../../contract/screens.ts';
import { useRoute } from '../../location/use-route.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { aboutTabOfRoute, replaceTabAnchor, showAboutTab } from './about-tab.ts';

type AboutTabsProps = Readonly<Record<AboutTab, ReactNode>>;

export function AboutTabs({ company, team, mission }: AboutTabsProps) {
  const selected = useRoute((path) => path === to.about(), aboutTabOfRoute, 'company');
  useEffect(() => {
    // Of the address that was loaded: the next visit may ask for another.
    delete document.documentElement.dataset.tab;
    replaceTabAnchor(selected);
  }, [selected]);
  return (
    <Tabs
      label="About us"
      tabs={[
        { name: 'company', label: 'Company History', panel: company },
        { name: 'team', label: 'Our Team', panel: team },
        { name: 'mission', label: 'Mission & Values', panel: mission },
      ]}
      selected={selected}
      onSelect={showAboutTab}
      className="sheet lg:pl-[calc(var(--gutter)+(100%-2*var(--gutter)+var(--gap))/6)]"
    />
  );
}
