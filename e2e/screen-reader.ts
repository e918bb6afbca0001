import type { CDPSession, Page } from '@playwright/test';
import { forget, heard, listen } from './heard.ts';

/**
 * Walks through a page as with a screen reader: after each step it writes down what is said, which is what takes the
 * focus, as the browser's accessibility tree has it, and what live regions say meanwhile.
 */
export class ScreenReader {
  /** '[Tab] Full Name, edit, required.' */
  readonly lines: string[] = [];
  readonly #page: Page;
  readonly #browser: CDPSession;
  #focus = '';
  #dialog = '';

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  /** Before the page is opened. */
  static async for(page: Page): Promise<ScreenReader> {
    await listen(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Accessibility.enable');
    return new ScreenReader(page, browser);
  }

  /** Does one thing, waits until it has had its effect, and writes down what one hears. */
  async step(name: string, act: () => Promise<unknown>, effect: () => Promise<unknown> = async () => {}) {
    await forget(this.#page);
    await act();
    await effect();
    const said = await heard(this.#page);
    const focused = await this.#newFocus();
    this.lines.push([`[${name}]`, ...said.map(asSentence), ...focused].join(' '));
  }

  press(key: string, effect?: () => Promise<unknown>): Promise<void> {
    return this.step(key, () => this.#page.keyboard.press(key), effect);
  }

  async #newFocus(): Promise<string[]> {
    const { result } = await this.#browser.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    });
    const { objectId = '' } = result;
    const { nodes } = await this.#browser.send('Accessibility.getPartialAXTree', { objectId });
    const [node] = nodes;
    const dialog = nodes.find(({ role }) => role?.value === 'dialog');
    const entered = String(dialog?.name?.value ?? '');
    const focus = node ? spoken(node) : '';
    const said = [
      ...(dialog && entered !== this.#dialog ? [spoken(dialog)] : []),
      ...(focus !== this.#focus ? [focus] : []),
    ];
    this.#dialog = entered;
    this.#focus = focus;
    return said;
  }
}

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
};

/** 'Project Type, combo box, required, invalid. Choose a project type.' */
function spoken({ role, name, description, value, properties = [] }: AxNode): string {
  const state = Object.fromEntries(properties.map((property) => [property.name, property.value.value]));
  const level = state.level ? ` level ${state.level}` : '';
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
