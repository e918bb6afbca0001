import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ICON_BUTTON } from './button-styles.ts';
import { Icon } from './icon.tsx';
import { currentToast, dismissToast, subscribeToToast, type Toast } from './toast-store.ts';

/**
 * The live regions stand in the page from the start, or screen readers would miss the first toast. A popover,
 * because only the top layer lies above an open dialog.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const layer = useRef<HTMLDivElement>(null);
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined) return;
    layer.current?.hidePopover();
    layer.current?.showPopover();
  }, [id]);

  return (
    <div
      ref={layer}
      popover="manual"
      className="fixed inset-[auto_var(--gutter)_calc(var(--call-bar)+1rem)_auto] m-0 max-w-108 overflow-visible border-0 bg-transparent p-0 max-sm:inset-x-gutter max-sm:w-auto md:bottom-gutter print:hidden"
    >
      <div role="status">{toast?.kind === 'good' && <ToastWords toast={toast} />}</div>
      <div role="alert">{toast?.kind === 'bad' && <ToastWords toast={toast} />}</div>
    </div>
  );
}

function ToastWords({ toast }: { toast: Toast }) {
  const isGood = toast.kind === 'good';
  return (
    <div
      data-toast={toast.kind}
      className={`flex animate-rise items-center gap-4 border border-l-4 py-3 pr-3 pl-4 text-small leading-[1.4] text-on-spruce [--focus:var(--oak-light)] ${isGood ? 'border-spruce bg-spruce' : 'border-brick-deep bg-brick-deep'}`}
    >
      <Icon name={isGood ? 'check' : 'alert'} className={`size-6 ${isGood ? 'text-oak-light' : ''}`} />
      <div>
        <p className="font-bold">{toast.title}</p>
        <p>{toast.text}</p>
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        className={`${ICON_BUTTON} ml-auto border-transparent`}
        onClick={dismissToast}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
