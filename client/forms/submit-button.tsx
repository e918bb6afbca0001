import type { ReactNode } from 'react';
import { BUTTON_ICON, buttonStyle } from '../ui/button-styles.ts';
import { Icon } from '../ui/icon.tsx';

type SubmitButtonProps = {
  children: ReactNode;
  isSending: boolean;
  sendingText: string;
  className?: string;
};

export function SubmitButton({ children, isSending, sendingText, className = '' }: SubmitButtonProps) {
  const busy =
    'relative overflow-hidden disabled:cursor-progress! disabled:border-transparent! disabled:bg-brick-deep! disabled:text-white! after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:animate-march after:marching';
  return (
    <button
      type="submit"
      disabled={isSending}
      className={buttonStyle('primary', 'large', `${isSending ? busy : ''} ${className}`)}
    >
      {isSending ? sendingText : children}
      {!isSending && <Icon name="arrow" className={BUTTON_ICON} />}
    </button>
  );
}
