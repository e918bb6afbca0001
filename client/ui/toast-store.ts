import { createStore } from './store.ts';

export type Toast = {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Additional text for screen readers. */
  readonly spoken?: string | undefined;
  /** Not announced: the focus moves to the same text, which would be read twice. */
  readonly isSilent?: boolean;
};

const DURATION_MS = 5000;

export const toastStore = createStore<Toast | null>(null);

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const holders = new Set<'focus' | 'pointer'>();

/** Replaces the current toast, if any. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  holders.clear();
  lastId += 1;
  toastStore.set({ id: lastId, ...toast });
  startTimer();
}

/** Pauses the timeout while the toast has the focus or the pointer. */
export function holdToast(by: 'focus' | 'pointer'): void {
  holders.add(by);
  clearTimeout(timer);
}

/** Restarts the timeout. */
export function releaseToast(by: 'focus' | 'pointer'): void {
  if (holders.delete(by) && holders.size === 0) startTimer();
}

export function dismissToast(): void {
  clearTimeout(timer);
  toastStore.set(null);
}

function startTimer(): void {
  clearTimeout(timer);
  timer = setTimeout(dismissToast, DURATION_MS);
}
