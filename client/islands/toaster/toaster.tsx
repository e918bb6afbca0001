import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { dismissToast, holdToast, releaseToast, type Toast, toastStore } from '../../ui/toast-store.ts';
import { useStore } from '../../ui/use-store.ts';

/** Where it covers neither the note of the request that was sent nor, on small screens, what follows a sent form. */
const ABOVE_PAGE = 'right-gutter max-lg:top-4 max-sm:left-gutter lg:bottom-gutter';
/** Where it does not cover the button to try again, at the end of a dialog. */
const ABOVE_DIALOG = 'left-gutter max-sm:top-4 max-sm:right-gutter sm:bottom-gutter';

/**
 * The live regions are there, and shown, before their words: screen readers would miss the first toast otherwise. A
 * popover, because only the top layer is above an open dialog.
 */
export function Toaster() {
  const toast = useStore(toastStore, null);
  const layer = useRef<HTMLDivElement>(null);
  const dialog = useOpenDialog(toast);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in a dialog it is another element
  useEffect(() => {
    // Safari before 17 has no popovers, and always shows it.
    layer.current?.showPopover?.();
  }, [dialog]);

  const message = toast && <ToastMessage key={toast.id} toast={toast} />;
  const regions = (
    <div
      ref={layer}
      popover="manual"
      className={`fixed inset-auto z-10 m-0 max-w-108 overflow-visible border-0 bg-transparent p-0 max-sm:w-auto print:hidden ${dialog ? ABOVE_DIALOG : ABOVE_PAGE}`}
    >
      <div role="status">{toast?.kind === 'success' && !toast.isSilent && message}</div>
      <div role="alert">{toast?.kind === 'error' && message}</div>
      {toast?.isSilent && <section aria-label="Message">{message}</section>}
    </div>
  );
  return dialog ? createPortal(regions, dialog) : regions;
}

/**
 * What is outside an open dialog is inert, the top layer included. Errors are therefore rendered into the dialog;
 * success comes when the dialog closes.
 */
function useOpenDialog(toast: Toast | null): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    setDialog(toast?.kind === 'error' ? document.querySelector('dialog:modal') : null);
    const reset = () => setDialog(null);
    document.addEventListener('close', reset, true);
    return () => document.removeEventListener('close', reset, true);
  }, [toast]);
  return dialog;
}

function ToastMessage({ toast }: { toast: Toast }) {
  const isSuccess = toast.kind === 'success';
  const before = useRef<EventTarget>(null);

  function dismiss() {
    dismissToast();
    if (before.current instanceof HTMLElement) before.current.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nobody needs to operate it; it only stays for longer
    <div
      data-toast={toast.kind}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget;
        holdToast('focus');
      }}
      onBlur={() => releaseToast('focus')}
      // Moving, not entering: it may appear under a pointer that lies there.
      onPointerMove={() => holdToast('pointer')}
      onPointerLeave={() => releaseToast('pointer')}
      className={`flex animate-rise items-center gap-4 border border-l-4 py-3 pr-3 pl-4 text-small leading-[1.4] text-on-spruce [--focus:var(--oak-light)] ${isSuccess ? 'border-spruce bg-spruce' : 'border-brick-deep bg-brick-deep'}`}
    >
      <Icon name={isSuccess ? 'check' : 'alert'} className={`size-6 ${isSuccess ? 'text-oak-light' : ''}`} />
      <div>
        <p className="font-bold">{toast.title}</p>
        <p>{toast.text}</p>
        {toast.spoken && <span className="visually-hidden">{toast.spoken}</span>}
      </div>
      <IconButton icon="close" label="Dismiss" className="ml-auto border-transparent" onClick={dismiss} />
    </div>
  );
}
