export const FOOTER = 'sheet pt-[clamp(2.5rem,1.5rem+4vw,5rem)] pb-8 text-small';
