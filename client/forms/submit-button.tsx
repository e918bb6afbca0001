import type { ReactNode } from 'react';
import { BUTTON_ICON, buttonStyle } from '../ui/button-styles.ts';
import { Icon } from '../ui/icon.tsx';

type SubmitButtonProps = {
  children: ReactNode;
  isSending: boolean;
  sendingText: string;
  className?: string;
};

/** Stays focusable while the form is sent; `useForm` ignores another submit. */
export function SubmitButton({ children, isSending, sendingText, className = '' }: SubmitButtonProps) {
  const busy =
    'relative overflow-hidden cursor-progress! border-transparent! bg-brick-deep! text-white! after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:animate-march after:marching';
  return (
    <button
      type="submit"
      aria-disabled={isSending}
      className={buttonStyle('primary', 'large', `${isSending ? busy : ''} ${className}`)}
    >
      {isSending ? sendingText : children}
      {!isSending && <Icon name="arrow" className={BUTTON_ICON} />}
    </button>
  );
}

/** The last row of a form: a note, such as the terms of consent, and the submit button. */
export function SubmitRow({ note, ...button }: SubmitButtonProps & { note: string }) {
  return (
    <div className="mt-2 grid gap-4 sm:flex sm:items-center sm:justify-between">
      <p className="max-w-[40em] text-note leading-[1.5] text-ink-soft">{note}</p>
      <SubmitButton className="flex-none sm:whitespace-nowrap" {...button} />
    </div>
  );
}
