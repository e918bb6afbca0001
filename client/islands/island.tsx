import { type ComponentType, isValidElement, type ReactNode, useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ISLAND_EDGE, tied } from '../keep-together.ts';
import { type IslandName, type IslandProps, islands } from './islands.ts';
import { Slot } from './slot.tsx';

/** Loaded once before pages are rendered: a page then names an island, and need not import it. */
const components = new Map<IslandName, ComponentType<Record<string, unknown>>>();

export async function loadIslands(): Promise<void> {
  for (const [name, load] of Object.entries(islands))
    components.set(name as IslandName, (await load()) as ComponentType<Record<string, unknown>>);
}

type Use<Name extends IslandName> = {
  name: Name;
  /** What is JSON reaches the browser as an attribute, what is an element as HTML: see slot.tsx. */
  props?: Omit<IslandProps<Name>, 'isVisit'>;
  /** At once, or when the visitor comes near. */
  hydrate?: 'load' | 'visible';
  /**
   * What a visit within the page does: hydrate as on load; render anew, for lists that are fetched then; or the same
   * with what such a list shows meanwhile in the document, so that it need not wait for the code.
   */
  visit?: 'hydrate' | 'render' | 'placeholder';
  /** Kept from one document to the next that has an island of the same key. */
  persist?: string;
  className?: string;
};

/**
 * Puts an island into a page: rendered here as a root of its own, exactly as the browser will hydrate it. Context does
 * not cross this border, neither here nor there.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  hydrate = 'visible',
  visit = 'hydrate',
  persist,
  className = 'contents',
}: Use<Name>) {
  const id = useId();
  const Component = components.get(name);
  if (!Component) throw new Error(`There is no island ${name}: see islands/islands.ts`);
  const { json, slots } = divided(props ?? {}, id);
  const html = renderToString(<Component {...json} {...slots} />, { identifierPrefix: id });
  return (
    <>
      <div
        className={className}
        data-island={name}
        data-id={id}
        data-hydrate={hydrate}
        data-props={Object.keys(json).length > 0 ? JSON.stringify(json) : undefined}
        data-visit={visit === 'hydrate' ? undefined : visit}
        data-persist={persist}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just now
        dangerouslySetInnerHTML={{ __html: ISLAND_EDGE + html + ISLAND_EDGE }}
      />
      {visit === 'placeholder' && (
        <template
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just now
          dangerouslySetInnerHTML={{
            __html: renderToStaticMarkup(<Component {...json} {...slots} isVisit />),
          }}
        />
      )}
    </>
  );
}

function divided(props: object, id: string) {
  const json: Record<string, unknown> = {};
  const slots: Record<string, ReactNode> = {};
  for (const [name, value] of Object.entries(props)) {
    if (isValidElement(value)) slots[name] = slotOf(name, value, id);
    else json[name] = value;
  }
  return { json, slots };
}

function slotOf(name: string, content: ReactNode, id: string): ReactNode {
  const html = renderToStaticMarkup(content, { identifierPrefix: `${id}${name}` });
  return <Slot name={name} html={tied(html)} />;
}
