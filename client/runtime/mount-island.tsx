import { Component, type ComponentType, type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Slot } from '../islands/slot.tsx';
import type { MountOptions } from './hydration.ts';
import { trustedHtml } from './trusted-html.ts';

/** The part of hydration that needs React. `html` is what the document shows. Returns what unmounts the island. */
export function mountIsland(
  element: HTMLElement,
  Island: ComponentType<Record<string, unknown>>,
  html: string,
  { isVisit = false }: MountOptions,
): () => void {
  const { props = '{}', id, visit } = element.dataset;
  const slots = slotsOf(element);
  const isRenderedAnew = isVisit && visit !== undefined;
  const content = (
    <KeepHtmlOnError html={trustedHtml(html)}>
      <Island {...JSON.parse(props)} {...slots} {...(isRenderedAnew && { isVisit })} />
    </KeepHtmlOnError>
  );
  let root: Root | undefined;
  let isLeft = false;
  const options = {
    identifierPrefix: id ?? '',
    // An island that is left before it was hydrated complains of that.
    onRecoverableError: (error: unknown) => void (isLeft || reportError(error)),
  };
  if (isRenderedAnew) {
    root = createRoot(element, options);
    flushSync(() => root?.render(content));
  } else {
    // A transition is done in small steps.
    startTransition(() => {
      root = hydrateRoot(element, content, options);
    });
  }
  return () => {
    isLeft = true;
    root?.unmount();
  };
}

/** The parts of an island that are HTML, by name. They become props of that name. */
function slotsOf(element: HTMLElement): Record<string, ReactNode> {
  const own = [...element.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.closest('[data-island]') === element,
  );
  return Object.fromEntries(
    own.map((slot) => {
      const name = slot.dataset.slot ?? '';
      return [name, <Slot key={name} name={name} html={trustedHtml(slot.innerHTML)} />];
    }),
  );
}

/** An island that breaks leaves what the document showed. */
class KeepHtmlOnError extends Component<{ html: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Slot name="failed" html={this.props.html} />;
  }
}
