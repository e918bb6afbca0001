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
  let forms: readonly HTMLFormElement[] = [];
  const keepEntries = () => {
    const former = forms;
    forms = [...element.querySelectorAll('form')];
    for (const [index, form] of forms.entries()) if (former[index] !== form) copyEntries(former[index], form);
  };
  // Nothing was entered in a list that is rendered anew.
  if (!hasPlaceholder) keepEntries();
  const content = (
    <KeepHtmlOnError html={toTrusted(html)} onCommit={keepEntries}>
      <Island {...JSON.parse(props)} {...slots} isNavigation={isNavigation} />
    </KeepHtmlOnError>
  );
  let root: Root | undefined;
  let isUnmounted = false;
  const options = {
    identifierPrefix: id ?? '',
    // React reports a recoverable error if a root is unmounted before it has hydrated.
    onRecoverableError: (error: unknown) => void (isUnmounted || reportError(error)),
    onCaughtError: (error: unknown) => {
      element.dataset.failed = '';
      console.error(error);
    },
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

/** React replaces a form whose HTML it cannot hydrate. Removed from the page, the old form still has what was entered. */
function copyEntries(former: HTMLFormElement | undefined, form: HTMLFormElement): void {
  for (const { name } of form.querySelectorAll<HTMLInputElement>('[name]'))
    copyEntry(former?.elements.namedItem(name), form.elements.namedItem(name));
}

type Entry = ReturnType<HTMLFormControlsCollection['namedItem']> | undefined;

function copyEntry(from: Entry, to: Entry): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked;
    // The value of a chosen file cannot be set.
    if (from.type === 'file') to.files = from.files;
    else to.value = from.value;
  } else if (from && to && 'value' in from && 'value' in to) to.value = from.value;
}

type KeepHtmlOnErrorProps = { html: string; onCommit: () => void; children: ReactNode };

/** Shows the document's HTML again if the island throws. */
class KeepHtmlOnError extends Component<KeepHtmlOnErrorProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  // Before the effects of the island, which read the fields.
  override componentDidMount() {
    this.props.onCommit();
  }

  override componentDidUpdate() {
    this.props.onCommit();
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Slot name="failed" html={this.props.html} />;
  }
}
