/**
 * The active entry is underlined, and ticks at both ends make a dimension line of it. A real underline, because
 * gradients vanish in forced colours.
 */
const underline =
  'decoration-brick decoration-[1.5px] underline-offset-[0.44em] no-underline hover:underline aria-[current]:underline aria-expanded:underline';

const ticks =
  'after:absolute after:inset-x-1.5 after:bottom-[0.3125rem] after:h-[9px] after:text-brick after:opacity-0 after:[background:var(--tick)_left/9px_9px_no-repeat,var(--tick)_right/9px_9px_no-repeat] aria-[current]:after:opacity-100 aria-expanded:after:opacity-100';

export const NAVIGATION_LINK = `relative inline-flex min-h-11 items-center px-2.5 text-small font-medium ${underline} ${ticks}`;

/** In the drawer of small screens. */
export const MENU_ENTRY =
  'flex min-h-14 w-full items-center justify-between font-display text-[1.5rem] leading-[1.2] decoration-[1.5px] underline-offset-[0.25em] no-underline aria-[current]:text-act aria-[current]:underline';
