import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** A note under the title that names the button that opened the dialog. */
  note?: string | undefined;
  subtitle?: string;
  children: ReactNode;
};

/** The browser traps the focus, closes the dialog on Escape and restores the focus. */
export function Dialog({ isOpen, onClose, title, note, subtitle, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownTitle = useRef(title);
  const titleId = useId();

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  useEffect(() => {
    // The content was replaced, so the focused element may be gone. The heading becomes focusable only now: otherwise
    // an opening dialog would focus it, and screen readers would read the title twice.
    if (title !== shownTitle.current && dialog.current?.open && heading.current) {
      heading.current.tabIndex = -1;
      heading.current.focus();
    }
    shownTitle.current = title;
  }, [title]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is a shortcut; Escape and the button close too
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-description`}
      onClose={onClose}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      // Selecting text past the edge also ends in a click on the dialog.
      onClick={({ target, currentTarget }) =>
        target === currentTarget && pressed.current === target && onClose()
      }
      className="m-auto max-h-[min(52rem,100dvh-min(2rem,8vw))] w-[min(43rem,100vw-min(2rem,8vw))] flex-col border-2 border-ink bg-paper p-0 text-ink backdrop:bg-veil open:flex open:animate-rise low:overflow-y-auto low:open:block"
    >
      <div className="border-b border-ink p-[min(clamp(1rem,0.5rem+2vw,1.75rem),5vw)]">
        <div className="flex items-start justify-between gap-4">
          <h2
            ref={heading}
            id={titleId}
            aria-describedby={subtitle && `${titleId}-subtitle`}
            className="font-display text-h3 outline-0"
          >
            {title}
          </h2>
          <IconButton icon="close" label="Close" className="size-[min(2.75rem,14vw)]!" onClick={onClose} />
        </div>
        <div id={`${titleId}-description`}>
          {note && (
            <p className="relative mt-1 pl-5 font-strong before:absolute before:top-[0.45em] before:left-0 before:tick before:text-brick">
              {note}
            </p>
          )}
          {subtitle && (
            <p id={`${titleId}-subtitle`} className="mt-1 text-ink-soft">
              {subtitle}
            </p>
          )}
        </div>
      </div>
      {/* The key resets the scroll position when the content changes. */}
      <div
        key={title}
        className="overflow-y-auto overscroll-contain low:overflow-visible p-[min(clamp(1rem,0.5rem+2vw,1.75rem),5vw)]"
      >
        {children}
      </div>
    </dialog>
  );
}
