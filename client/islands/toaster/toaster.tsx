import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ICON_BUTTON } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { dismissToast, type Toast, toastStore } from '../../ui/toast-store.ts';
import { useStore } from '../../ui/use-store.ts';

/**
 * The live regions stand in the page from the start, or screen readers would miss the first toast. A popover,
 * because only the top layer lies above an open dialog.
 */
export function Toaster() {
  const toast = useStore(toastStore, null);
  const layer = useRef<HTMLDivElement>(null);
  const dialog = useOpenDialog(toast);
  const id = toast?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place it has to be shown again
  useEffect(() => {
    if (id === undefined) return;
    layer.current?.hidePopover();
    layer.current?.showPopover();
  }, [id, dialog]);

  const regions = (
    <div
      ref={layer}
      popover="manual"
      className="fixed inset-[auto_var(--gutter)_calc(var(--call-bar)+1rem)_auto] m-0 max-w-108 overflow-visible border-0 bg-transparent p-0 max-sm:inset-x-gutter max-sm:w-auto md:bottom-gutter print:hidden"
    >
      <div role="status">{toast?.kind === 'good' && <ToastWords toast={toast} />}</div>
      <div role="alert">{toast?.kind === 'bad' && <ToastWords toast={toast} />}</div>
    </div>
  );
  return dialog ? createPortal(regions, dialog) : regions;
}

/**
 * What lies outside an open dialog can neither be pressed nor heard, the top layer included. Bad news therefore goes
 * into the dialog; good news stays outside, since it comes when the dialog closes.
 */
function useOpenDialog(toast: Toast | null): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    setDialog(toast?.kind === 'bad' ? document.querySelector('dialog:modal') : null);
    const leave = () => setDialog(null);
    document.addEventListener('close', leave, true);
    return () => document.removeEventListener('close', leave, true);
  }, [toast]);
  return dialog;
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
