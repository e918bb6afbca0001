import type { CDPSession, Locator, Page } from '@playwright/test';
import { announcements, clearAnnouncements, recordAnnouncements, wordsOf } from './announcements.ts';

/**
 * Simulates a walk through a page with a screen reader. Each step records what would be spoken: the focused element, as
 * described by the browser's accessibility tree, and the announcements of live regions.
 */
export class ScreenReader {
  /** Lines such as '[Tab] Full Name, edit, required.' */
  readonly lines: string[] = [];
  readonly #page: Page;
  readonly #browser: CDPSession;
  #focus = '';
  /** The dialogs and groups that contain the focus, including the focused element itself. */
  #around: readonly string[] = [];

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  /** Must be called before the page is opened. */
  static async for(page: Page): Promise<ScreenReader> {
    await recordAnnouncements(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Accessibility.enable');
    return new ScreenReader(page, browser);
  }

  /** Performs an action, waits for its effect, and records what is spoken. */
  async step(name: string, act: () => Promise<unknown>, effect: () => Promise<unknown> = async () => {}) {
    await clearAnnouncements(this.#page);
    const before = await this.#document();
    await act();
    await effect();
    const isOpened = (await this.#document()) !== before;
    if (isOpened) await this.#focusIsSet();
    const title = isOpened ? [asSentence(`${await this.#page.title()}, page`)] : [];
    const announced = await announcements(this.#page);
    const focused = await this.#newFocus();
    this.lines.push([`[${name}]`, ...title, ...announced.map(asSentence), ...focused].join(' '));
  }

  press(key: string, effect?: () => Promise<unknown>): Promise<void> {
    return this.step(key, () => this.#page.keyboard.press(key), effect);
  }

  /** Continues with a key of the screen reader that does not move the focus, such as 'H' for the next heading. */
  async read(key: string, element: Locator): Promise<void> {
    const words = await wordsOf(element);
    const [, level] = /^H(\d)$/.exec(await element.evaluate(({ tagName }) => tagName)) ?? [];
    this.lines.push(`[${key}] ${asSentence(level ? `${words}, heading level ${level}` : words)}`);
  }

  /** The id of the document, which changes with each page load. */
  async #document(): Promise<string> {
    return (await this.#browser.send('Page.getFrameTree')).frameTree.frame.loaderId;
  }

  /** A browser follows `autofocus` when it renders a page that has arrived, later than its title. */
  async #focusIsSet(): Promise<void> {
    await this.#page.waitForLoadState();
    await this.#page.evaluate(() => new Promise(requestAnimationFrame));
  }

  async #newFocus(): Promise<string[]> {
    const { result } = await this.#browser.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    });
    const { objectId = '' } = result;
    const { nodes } = await this.#browser.send('Accessibility.getPartialAXTree', { objectId });
    const [node, ...relatives] = nodes;
    const around = relatives
      .filter(({ role, name }) => name?.value && CONTAINERS.has(String(role?.value)))
      .map(spoken)
      .reverse();
    // If nothing has the focus, only the title of a new page is spoken.
    const focus = node && !node.ignored ? spoken(node) : '';
    const newlySpoken = [
      ...around.filter((container) => !this.#around.includes(container)),
      ...(focus && focus !== this.#focus ? [focus] : []),
    ];
    this.#around = [...around, focus];
    this.#focus = focus;
    return newlySpoken;
  }
}

/** Roles that are announced when the focus enters them. */
const CONTAINERS: ReadonlySet<string> = new Set(['dialog', 'group', 'radiogroup']);

type AxValue = { readonly value?: unknown };
type AxNode = {
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
};

const ROLES: Readonly<Record<string, string>> = {
  textbox: 'edit',
  combobox: 'combo box',
  ComboboxSelect: 'combo box',
  RootWebArea: 'page',
  DisclosureTriangle: 'button',
  radio: 'radio button',
  radiogroup: 'group',
  listitem: 'list item',
  // A paragraph is read without its role.
  paragraph: '',
};

/** Returns for example 'Project Type, combo box, required, invalid. Choose a project type.' */
function spoken({ role, name, description, value, properties = [] }: AxNode): string {
  const state = Object.fromEntries(properties.map((property) => [property.name, property.value.value]));
  const level = role?.value === 'heading' ? ` level ${state.level}` : '';
  const words = [
    String(name?.value ?? '').replace(/\.$/, ''),
    (ROLES[String(role?.value)] ?? String(role?.value)) + level,
    state.required && 'required',
    state.invalid && state.invalid !== 'false' && 'invalid',
    state.pressed !== undefined && (state.pressed === 'true' ? 'pressed' : 'not pressed'),
    state.checked !== undefined && (state.checked === 'true' ? 'checked' : 'not checked'),
    state.expanded !== undefined && (state.expanded ? 'expanded' : 'collapsed'),
    state.disabled && 'unavailable',
    state.hasPopup === 'dialog' && 'opens a dialog',
    value?.value !== undefined && String(value.value),
  ];
  const sentence = asSentence(words.filter(Boolean).join(', '));
  return description?.value ? `${sentence} ${asSentence(String(description.value))}` : sentence;
}

function asSentence(words: string): string {
  return /[.!?:]$/.test(words) ? words : `${words}.`;
}
