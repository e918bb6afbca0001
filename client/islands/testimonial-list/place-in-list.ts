/** `lead` takes a whole row; the others form pairs, the wide one left and right by turns. */
export type Place = 'lead' | 'wide' | 'narrow';

/** A single one in the last row takes the whole row too. */
export function placeInList(index: number, length: number): Place {
  if (index === 0) return 'lead';
  const position = index - 1;
  const isLeft = position % 2 === 0;
  if (isLeft && index === length - 1) return 'lead';
  const isWideLeft = Math.floor(position / 2) % 2 === 0;
  return isLeft === isWideLeft ? 'wide' : 'narrow';
}
