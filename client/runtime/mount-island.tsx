import { Component, type ComponentType, type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Slot } from '../islands/slot.tsx';
import type { trustedHtml } from './trusted-html.ts';

type Mounting = {
  /** The island's HTML in the document. */
  readonly html: string;
  readonly isNavigation: boolean;
  /** The island is rendered anew, in place of its placeholder or, on a return, of the document's list. */
  readonly hasPlaceholder: boolean;
  /** Passed in, so that the file with React imports no other: visitors keep it when the rest changes. */
  readonly toTrusted: typeof trustedHtml;
};

/** The part of hydration that needs React. Returns a function that unmounts the island. */
export function mountIsland(
  element: HTMLElement,
  Island: ComponentType<Record<string, unknown>>,
  { html, isNavigation, hasPlaceholder, toTrusted }: Mounting,
): () => void {
  const { props = '{}', id } = element.dataset;
  const slots = readSlots(element, toTrusted);
  const content = (
    <KeepHtmlOnError html={toTrusted(html)}>
      <Island {...JSON.parse(props)} {...slots} isNavigation={isNavigation} />
    </KeepHtmlOnError>
  );
  let root: Root | undefined;
  let isUnmounted = false;
  const options = {
    identifierPrefix: id ?? '',
    // React reports a recoverable error if a root is unmounted before it has hydrated.
    onRecoverableError: (error: unknown) => void (isUnmounted || reportError(error)),
  };
  if (hasPlaceholder) {
    root = createRoot(element, options);
    flushSync(() => root?.render(content));
  } else {
    // In a transition, so that React yields to input while it hydrates.
    startTransition(() => {
      root = hydrateRoot(element, content, options);
    });
  }
  return () => {
    isUnmounted = true;
    root?.unmount();
  };
}

/** The slots of an island, which become props of the same names: see islands/slot.tsx. */
function readSlots(element: HTMLElement, toTrusted: Mounting['toTrusted']): Record<string, ReactNode> {
  const own = [...element.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.closest('[data-island]') === element,
  );
  return Object.fromEntries(
    own.map((slot) => {
      const name = slot.dataset.slot ?? '';
      return [name, <Slot key={name} name={name} html={toTrusted(slot.innerHTML)} />];
    }),
  );
}

/** Shows the document's HTML again if the island throws. */
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
