import { startTransition, type ToggleEvent, useEffect, useRef, useState } from 'react';

/**
 * The browser opens and closes a popover itself, before the scripts have arrived and without them: on its button,
 * on Escape and on a click elsewhere. This only follows, so that `aria-expanded` can say it too.
 */
export function usePopover() {
  const popover = useRef<HTMLDivElement>(null);
  /** Unknown until the page has hydrated; until then the browser tells the state of the button. */
  const [isOpen, setOpen] = useState<boolean>();

  useEffect(() => setOpen(popover.current?.matches(':popover-open')), []);

  return {
    isOpen,
    close: () => popover.current?.hidePopover(),
    popoverProps: {
      ref: popover,
      popover: 'auto' as const,
      // A transition: the browser shows the panel, which must not wait for what follows from it.
      onBeforeToggle: ({ newState }: ToggleEvent) => startTransition(() => setOpen(newState === 'open')),
    },
  };
}
