import { createStore } from './store.ts';

export type Toast = {
  readonly id: number;
  readonly kind: 'good' | 'bad';
  readonly title: string;
  readonly text: string;
};

const TOAST_DURATION_MS = 5000;

export const toastStore = createStore<Toast | null>(null);

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** At most one is shown: a new one takes the place of the last. */
export function showToast(words: Omit<Toast, 'id'>): void {
  clearTimeout(timer);
  lastId += 1;
  toastStore.set({ id: lastId, ...words });
  timer = setTimeout(dismissToast, TOAST_DURATION_MS);
}

export function dismissToast(): void {
  clearTimeout(timer);
  toastStore.set(null);
}
