export type Toast = {
  readonly id: number;
  readonly kind: 'good' | 'bad';
  readonly title: string;
  readonly text: string;
};

const TOAST_DURATION = 5000;

let toast: Toast | null = null;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** At most one is shown: a new one takes the place of the last. */
export function showToast(words: Omit<Toast, 'id'>): void {
  clearTimeout(timer);
  lastId += 1;
  publish({ id: lastId, ...words });
  timer = setTimeout(dismissToast, TOAST_DURATION);
}

export function dismissToast(): void {
  clearTimeout(timer);
  publish(null);
}

export function currentToast(): Toast | null {
  return toast;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: Toast | null): void {
  toast = next;
  for (const listener of listeners) listener();
}
