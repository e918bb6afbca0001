import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';

type BottomSheetProps = {
  /** For the `popoverTarget` of the buttons that open and close it. */
  id: string;
  /** A width of the screen: from there on it is a part of the page. The classes say how. */
  inPageFrom: string;
  className: string;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
};

/** Lies over the page on small screens. A popover, which opens without scripts; with them Back closes it, too. */
export function BottomSheet({ id, inPageFrom, className, title, closeLabel, children }: BottomSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const hasRoom = matchMedia(`(min-width: ${inPageFrom})`);
    // A phone or a tablet that is turned: it would still lie over the page.
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
