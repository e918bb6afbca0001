import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { dismissToast, holdToast, releaseToast, type Toast, toastStore } from '../../ui/toast-store.ts';
import { useStore } from '../../ui/use-store.ts';

/** A position that covers neither the note about a sent request nor, on small screens, what replaces a sent form. */
const ABOVE_PAGE = 'right-gutter max-[70rem]:top-4 max-sm:left-gutter min-[70rem]:bottom-gutter';
/** Over the dialog's title: nothing that is needed for another attempt is there. */
const ABOVE_DIALOG = 'top-4 left-[max(var(--gutter),50vw-21.5rem)] max-sm:right-gutter';

/**
 * The live regions exist and are shown before they have text: otherwise screen readers would miss the first toast. It
 * is a popover, because only the top layer is above an open dialog.
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
 * Everything outside an open dialog is inert, including the top layer. Errors are therefore rendered into the dialog;
 * success messages appear when the dialog closes.
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

  // It moves when a dialog closes, without blur and pointerleave.
  useEffect(
    () => () => {
      releaseToast('focus');
      releaseToast('pointer');
    },
    [],
  );

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
      // Not pointerenter: the toast may appear under a resting pointer.
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
