import { documentSettings } from './settings.ts';
import { NAVIGATION_TIMEOUT_MS, withTimeout } from './ui/with-timeout.ts';

let loading: Promise<unknown> | undefined;

/**
 * Applies the whole stylesheet once. A document inlines only the rules that it needs itself; dialogs and other
 * documents need the rest. It is loaded late, because it makes the browser recalculate all styles. After the timeout
 * callers fall back to what works without scripts; after a failure the next call retries.
 */
export function wholeStylesheet(): Promise<unknown> {
  loading ??= load();
  const current = loading;
  return withTimeout(NAVIGATION_TIMEOUT_MS, () => current);
}

function load(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = documentSettings?.stylesheet ?? '';
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error('The stylesheet did not arrive'));
    };
    document.head.append(link);
  });
}
