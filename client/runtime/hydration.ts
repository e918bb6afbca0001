import type { ComponentType } from 'react';
import { type IslandName, islands } from '../islands/islands.ts';
import { isReturn } from '../location/location.ts';
import { NAVIGATION_TIMEOUT_MS, withTimeout } from '../ui/with-timeout.ts';
import { trustedHtml } from './trusted-html.ts';

/** Hydrates the islands of a document. After a page load each gets its own task, so that a tap never waits for all. */

export type MountOptions = {
  /** The document comes from a navigation, not a page load: lists show placeholders while they are fetched. */
  readonly isNavigation?: boolean;
};

type Unmount = () => void;

const mounted = new Map<Element, Promise<Unmount>>();

/**
 * Islands with `hydrate="load"` start now; the others when they come near the viewport, or at the first interaction.
 * None waits for another, whose code might never arrive. Resolves when the first group is mounted.
 */
export async function hydrateIslands(scope: ParentNode, options: MountOptions = {}): Promise<void> {
  const elements = [...scope.querySelectorAll<HTMLElement>('[data-island]')];
  const later = elements.filter(({ dataset }) => dataset.hydrate === 'visible');
  for (const element of later) whenVisible(element, () => void mount(element, options));
  // In the next frame, because a navigation sets focus and scroll position, which is no interaction.
  requestAnimationFrame(async () => {
    await firstInteraction();
    for (const element of later) if (element.isConnected) void mount(element, options);
  });
  const now = elements.filter((element) => !later.includes(element));
  await Promise.all(now.map((element) => mount(element, options)));
}

export function unmountIslands(scope: Element, { except }: { except?: string } = {}): void {
  for (const [element, mounting] of mounted) {
    if (!scope.contains(element) || (except && element.matches(except))) continue;
    mounted.delete(element);
    void mounting.then((unmount) => unmount());
  }
}

function mount(element: HTMLElement, options: MountOptions): Promise<Unmount> {
  const known = mounted.get(element);
  if (known) return known;
  const mounting = mountInTask(element, options);
  mounted.set(element, mounting);
  return mounting;
}

/**
 * If its code fails to load, an island stays the HTML of the document, whose links and forms still work. A placeholder
 * waits for the code no longer than a navigation waits for a document.
 */
async function mountInTask(element: HTMLElement, { isNavigation = false }: MountOptions): Promise<Unmount> {
  const html = element.innerHTML;
  const nodes = [...element.childNodes];
  const hasPlaceholder = isNavigation && showPlaceholder(element);
  try {
    const [[{ mountIsland }, component]] = await Promise.all([
      hasPlaceholder ? withTimeout(NAVIGATION_TIMEOUT_MS, () => loadCode(element)) : loadCode(element),
      isNavigation ? undefined : nextTask(),
    ]);
    if (!element.isConnected) return () => {};
    return mountIsland(element, component, { html, isNavigation, hasPlaceholder, toTrusted: trustedHtml });
  } catch (error) {
    if (hasPlaceholder) element.replaceChildren(...nodes);
    // Hides the controls that need the code, as without scripts: styles/site.css.
    element.dataset.failed = '';
    console.warn(`The code of the island ${element.dataset.island} did not arrive:`, error);
    return () => {};
  }
}

function loadCode({ dataset }: HTMLElement) {
  const load = islands[dataset.island as IslandName] as () => Promise<ComponentType<Record<string, unknown>>>;
  return Promise.all([import('./mount-island.tsx'), load()]);
}

/**
 * A list's loading state is a `template` in the document, so it can be shown before the island's code is loaded. On a
 * return the list of the document is shown instead: the page must be long enough to be scrolled to where it was left.
 */
function showPlaceholder(element: HTMLElement): boolean {
  const template = element.nextElementSibling;
  if (!(template instanceof HTMLTemplateElement)) return false;
  if (!isReturn()) element.replaceChildren(template.content.cloneNode(true));
  return true;
}

/** Yields to more urgent work, such as a tap. A timer is only the fallback, because it has no lower priority. */
function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
  if (scheduler?.postTask) return scheduler.postTask(() => {}, { priority: 'background' });
  return new Promise((resolve) => setTimeout(resolve));
}

/** Excludes pointermove, which also fires for a resting mouse when the page appears. */
const EVENTS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Resolves at the first interaction and then removes all its listeners, since each navigation adds some. */
function firstInteraction(): Promise<unknown> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    listening.signal.onabort = resolve;
    for (const type of EVENTS)
      addEventListener(type, () => listening.abort(), { capture: true, signal: listening.signal });
  });
}

/** Desktops have the bandwidth and CPU to hydrate further ahead. */
const ROOT_MARGIN = { phone: '50% 0px', desktop: '150% 0px' } as const;

/** Calls `act` once, when the element comes near the viewport. */
function whenVisible(element: Element, act: () => void): void {
  const isDesktop = matchMedia('(min-width: 64rem)').matches;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: isDesktop ? ROOT_MARGIN.desktop : ROOT_MARGIN.phone },
  );
  // The wrappers of islands and slots are `display: contents`, and generate no box.
  observer.observe(element.querySelector(':not(.contents)') ?? element);
}
