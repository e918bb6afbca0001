import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';

type BottomSheetProps = {
  /** The `popoverTarget` of the buttons that open and close the sheet. */
  id: string;
  /** The viewport width from which the sheet is part of the page; `className` has the styles for it. */
  inPageFrom: string;
  className: string;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
};

/** Covers the page on small screens. It is a popover, which opens without scripts; with scripts Back also closes it. */
export function BottomSheet({ id, inPageFrom, className, title, closeLabel, children }: BottomSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const hasRoom = matchMedia(`(min-width: ${inPageFrom})`);
    // Closed when a device is rotated; otherwise it would still cover the page.
    const close = () => sheet.current?.togglePopover?.(false);
    hasRoom.addEventListener('change', close);
    return () => hasRoom.removeEventListener('change', close);
  }, [inPageFrom]);

  return (
    <div ref={sheet} id={id} popover="auto" data-closes-on-back="" className={className}>
      <div className="bottom-sheet-head">
        {title}
        <IconButton icon="close" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      {children}
    </div>
  );
}
