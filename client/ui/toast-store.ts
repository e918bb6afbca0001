import { createStore } from './store.ts';

export type Toast = {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
};

const DURATION_MS = 5000;

export const toastStore = createStore<Toast | null>(null);

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Replaces the toast before it, if any. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  clearTimeout(timer);
  lastId += 1;
  toastStore.set({ id: lastId, ...toast });
  timer = setTimeout(dismissToast, DURATION_MS);
}

export function dismissToast(): void {
  clearTimeout(timer);
  toastStore.set(null);
}
