/** One place for what an action looks like, whether it is a button or a link. */

const shared =
  'group/action inline-flex items-center justify-center gap-[0.7em] rounded-edge border text-center font-strong leading-[1.2] no-underline transition-colors duration-140 disabled:cursor-not-allowed disabled:border-line disabled:bg-trace disabled:text-off';

const looks = {
  primary: 'border-transparent bg-brick text-white hover:bg-brick-deep active:bg-brick-pressed',
  line: 'border-ink hover:bg-ink hover:text-paper [.on-spruce_&]:hover:text-spruce',
} as const;

const sizes = {
  normal: 'min-h-11 px-[min(1.25rem,5vw)] py-2 text-small',
  large: 'min-h-13.5 px-[min(1.625rem,4.5vw)] py-2 text-body leading-[1.2] max-[24rem]:text-small',
} as const;

export type ActionLook = keyof typeof looks;
export type ActionSize = keyof typeof sizes;

export function actionStyle(look: ActionLook, size: ActionSize, className = ''): string {
  return `${shared} ${looks[look]} ${sizes[size]} ${className}`;
}

/** Words that lead somewhere: underlined, never boxed. `act` is the quiet brick one of cards. */
export function wordsStyle(kind: 'lead' | 'act' = 'lead', className = ''): string {
  const colour = kind === 'act' ? 'text-act decoration-current' : 'text-link decoration-line-firm';
  return `group/action inline-flex min-h-11 cursor-pointer items-center gap-[0.45em] text-small font-strong underline underline-offset-[0.35em] transition-[text-decoration-color] duration-140 hover:decoration-current hover:decoration-2 md:min-h-6 ${colour} ${className}`;
}

/** The arrow of an action moves a little towards where it leads. */
export const ACTION_ICON =
  'transition-[translate] duration-260 ease-calm group-hover/action:translate-x-[3px]';

export const ICON_BUTTON =
  'inline-grid size-11 flex-none place-items-center rounded-edge border border-line-firm transition-colors duration-140 hover:bg-ink hover:text-paper [.on-spruce_&]:hover:text-spruce';
