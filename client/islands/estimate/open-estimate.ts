import type { ProjectType } from '../../../content/project-types.ts';
import { closeLayer, openLayer } from '../../location/layers.ts';
import { createStore } from '../../ui/store.ts';
import { NAVIGATION_TIMEOUT_MS, withTimeout } from '../../ui/with-timeout.ts';
import { wholeStylesheet } from '../../whole-stylesheet.ts';
import { hasReceipt } from '../contact-form/receipt-key.ts';

type EstimateState = {
  readonly isOpen: boolean;
  /** The button that opened the dialog; its data attributes say what the request is about. */
  readonly opener?: HTMLButtonElement;
  /** Computed when the dialog opens, since the button in the header stays across pages. */
  readonly projectType?: ProjectType | undefined;
};

export const estimateStore = createStore<EstimateState>({ isOpen: false });

export function closeEstimate(): void {
  estimateStore.set({ ...estimateStore.get(), isOpen: false });
  closeLayer(closeEstimate);
}

async function loadEstimate() {
  const code = withTimeout(NAVIGATION_TIMEOUT_MS, () => import('./estimate.tsx'));
  const [{ mountEstimate }] = await Promise.all([code, wholeStylesheet()]);
  return mountEstimate;
}

/** Opens the dialog on a click on any estimate button. Its code is loaded on hover or focus. */
export function openEstimateOnClick(): void {
  document.addEventListener('click', (event) => {
    const button = buttonOf(event);
    if (!button || event.defaultPrevented) return;
    event.preventDefault();
    void open(button);
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, (event) => {
      // A failure is ignored: the click loads it again.
      if (buttonOf(event)) loadEstimate().catch(() => {});
    });
  }
  // The receipt is shown again after a reload.
  if (hasReceipt())
    loadEstimate()
      .then((mountEstimate) => mountEstimate())
      .catch(() => {});
}

async function open(button: HTMLButtonElement): Promise<void> {
  // Before loading, so that it reuses the history entry of the menu that the button may be in.
  const isWanted = openLayer(closeEstimate);
  button.setAttribute('aria-busy', 'true');
  try {
    const mountEstimate = await loadEstimate();
    if (isWanted()) mountEstimate(button);
  } catch {
    if (!isWanted()) return;
    // Submits after the history entry of the dialog is removed.
    addEventListener('popstate', () => button.form?.requestSubmit(button), { once: true });
    closeLayer(closeEstimate);
  } finally {
    button.removeAttribute('aria-busy');
  }
}

function buttonOf({ target }: Event): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>('button[data-estimate]') : null;
}
