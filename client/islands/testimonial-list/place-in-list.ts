/** `lead` has a row to itself; the others stand in pairs, the wider one left and right by turns. */
export type Place = 'lead' | 'wide' | 'narrow';

/** The first testimonial leads. Whoever would stand alone in the last row gets the whole row. */
export function placeInList(index: number, length: number): Place {
  if (index === 0) return 'lead';
  const position = index - 1;
  const isLeft = position % 2 === 0;
  if (isLeft && index === length - 1) return 'lead';
  const isWideLeft = Math.floor(position / 2) % 2 === 0;
  return isLeft === isWideLeft ? 'wide' : 'narrow';
}
