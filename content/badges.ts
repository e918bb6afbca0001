export type Badge = { readonly title: string; readonly icon: string };

export const badges = [
  { title: 'Licensed & Insured', icon: 'shield' },
  { title: 'On-Time Completion', icon: 'calendar' },
  { title: 'Fair Pricing', icon: 'level' },
] as const satisfies readonly Badge[];
