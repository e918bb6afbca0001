import { colours } from '../../content/colours.ts';
import { mark } from '../../content/mark.ts';

/** The mark in the company's colours. */
export function markSvg({ background }: { background?: string } = {}): string {
  const ground = background ? `<rect width="100%" height="100%" fill="${background}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">${ground}<path fill="${colours.ink}" d="${mark.main}"/><path fill="${colours.brick}" d="${mark.accent}"/></svg>`;
}
