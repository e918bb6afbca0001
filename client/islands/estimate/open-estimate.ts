import type { ProjectType } from '../../../content/project-types.ts';
import { hasReceipt } from '../contact-form/receipt-key.ts';
import { estimateStore } from './estimate-store.ts';

/** The code of the dialog arrives when somebody is about to ask for it. */
const loadEstimate = () => import('./estimate.tsx');

/** Opens the dialog from every estimate button, wherever it stands. Without this the buttons lead to the contact form. */
export function openEstimateOnClick(): void {
  document.addEventListener('click', (event) => {
    const button = buttonOf(event);
    if (!button || event.defaultPrevented) return;
    event.preventDefault();
    void open(button);
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, (event) => {
      // Failing is no failure yet: the click asks again.
      if (buttonOf(event)) loadEstimate().catch(() => {});
    });
  }
  // After a reload within the visit the receipt is still there.
  if (hasReceipt()) void loadEstimate().then(({ mountEstimate }) => mountEstimate());
}

async function open(button: HTMLButtonElement): Promise<void> {
  button.setAttribute('aria-busy', 'true');
  try {
    const { mountEstimate } = await loadEstimate();
    mountEstimate();
    estimateStore.set({ isOpen: true, projectType: projectTypeFor(button) });
  } catch {
    button.form?.submit();
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/** Of the button itself, or of the service or project that the page is about. */
function projectTypeFor(button: HTMLButtonElement): ProjectType | undefined {
  const page = document.querySelector<HTMLElement>('main [data-project-type]');
  return (button.dataset.estimate || page?.dataset.projectType || undefined) as ProjectType | undefined;
}

function buttonOf({ target }: Event): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>('button[data-estimate]') : null;
}
