import { type ComponentType, isValidElement, type ReactNode, useContext, useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { SettingsContext } from '../settings-context.ts';
import { type IslandName, type IslandProps, islands } from './islands.ts';
import { Slot } from './slot.tsx';

/** Filled by `loadIslands`, so that pages can render islands synchronously by name. */
const components = new Map<IslandName, ComponentType<Record<string, unknown>>>();

export async function loadIslands(): Promise<void> {
  for (const [name, load] of Object.entries(islands))
    components.set(name as IslandName, (await load()) as ComponentType<Record<string, unknown>>);
}

type Props<Name extends IslandName> = {
  name: Name;
  /** JSON values are serialized into an attribute, React elements become HTML: see slot.tsx. */
  props?: Omit<IslandProps<Name>, 'isNavigation'>;
  /** `load`: after the first paint. `visible`: near the viewport, or at the latest at the first interaction. */
  hydrate?: 'load' | 'visible';
  /** For a list that a navigation fetches again: the document has its loading state, shown until its code loads. */
  hasPlaceholder?: boolean;
  /** The island is moved to the next document if that has an island with the same key. */
  persist?: string;
  className?: string;
};

/** Renders an island as a separate React root, as the browser hydrates it. Its only context is the settings. */
export function Island<Name extends IslandName>({
  name,
  props,
  hydrate = 'visible',
  hasPlaceholder = false,
  persist,
  className = 'contents',
}: Props<Name>) {
  const id = useId();
  const settings = useContext(SettingsContext);
  const Component = components.get(name);
  if (!Component) throw new Error(`There is no island ${name}: see islands/islands.ts`);
  const withSettings = (element: ReactNode) => <SettingsContext value={settings}>{element}</SettingsContext>;
  const { json, slots } = splitProps(props ?? {}, id, withSettings);
  const html = renderToString(withSettings(<Component {...json} {...slots} />), { identifierPrefix: id });
  return (
    <>
      <div
        className={className}
        data-island={name}
        data-id={id}
        data-hydrate={hydrate}
        data-props={Object.keys(json).length > 0 ? JSON.stringify(json) : undefined}
        data-persist={persist}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {hasPlaceholder && (
        <template
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
          dangerouslySetInnerHTML={{
            __html: renderToStaticMarkup(withSettings(<Component {...json} {...slots} isNavigation />)),
          }}
        />
      )}
    </>
  );
}

function splitProps(props: object, id: string, withSettings: (element: ReactNode) => ReactNode) {
  const json: Record<string, unknown> = {};
  const slots: Record<string, ReactNode> = {};
  for (const [name, value] of Object.entries(props)) {
    if (isValidElement(value)) {
      const html = renderToStaticMarkup(withSettings(value), { identifierPrefix: `${id}${name}` });
      slots[name] = <Slot name={name} html={html} />;
    } else json[name] = value;
  }
  return { json, slots };
}
