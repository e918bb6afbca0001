/** Styles shared by buttons and links that look like buttons. */

const shared =
  'group/action inline-flex items-center justify-center gap-[0.7em] rounded-edge border text-center font-strong leading-[1.2] no-underline transition-colors duration-140 disabled:cursor-not-allowed disabled:border-line disabled:bg-trace disabled:text-off';

const variants = {
  primary: 'border-transparent bg-brick text-white hover:bg-brick-deep active:bg-brick-pressed',
  outline: 'border-ink hover:bg-ink hover:text-paper [.on-spruce_&]:hover:text-spruce',
} as const;

const sizes = {
  normal: 'min-h-11 px-[min(1.25rem,5vw)] py-2 text-small',
  large: 'min-h-13.5 px-[min(1.625rem,4.5vw)] py-2 text-body leading-[1.2] max-[24rem]:text-small',
} as const;

export type ButtonVariant = keyof typeof variants | 'text';
export type ButtonSize = keyof typeof sizes;

export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'normal',
  className = '',
): string {
  if (variant === 'text') return textLinkStyle(className);
  return `${shared} ${variants[variant]} ${sizes[size]} ${className}`;
}

export function textLinkStyle(className = '', colour = 'text-link decoration-line-firm'): string {
  return `group/action inline-flex min-h-11 cursor-pointer items-center gap-[0.45em] text-small font-strong underline underline-offset-[0.35em] transition-[text-decoration-color] duration-140 hover:decoration-current hover:decoration-2 md:min-h-6 ${colour} ${className}`;
}

/** The arrow moves a little on hover. */
export const BUTTON_ICON =
  'transition-[translate] duration-260 ease-calm group-hover/action:translate-x-[3px]';

export const ICON_BUTTON =
  'inline-grid size-11 flex-none place-items-center rounded-edge border border-line-firm transition-colors duration-140 hover:bg-ink hover:text-paper [.on-spruce_&]:hover:text-spruce';
