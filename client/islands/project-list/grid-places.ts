/** Rows alternate between two and three cards; the last row never has a single small card. */
export type GridPlace = { readonly columns: 4 | 5 | 7 | 12; readonly shape: 'card' | 'pair' | 'wide' };

type Row = readonly GridPlace[];

const wideFirst: Row = [
  { columns: 7, shape: 'pair' },
  { columns: 5, shape: 'pair' },
];
const wideLast: Row = [...wideFirst].reverse();
const three: Row = Array.from({ length: 3 }, () => ({ columns: 4, shape: 'card' }));
const alone: Row = [{ columns: 12, shape: 'wide' }];

export function placesFor(count: number): GridPlace[] {
  const places: GridPlace[] = [];
  let pairs = 0;
  let isPairsTurn = true;
  while (places.length < count) {
    const size = rowSize(count - places.length, isPairsTurn);
    const pair = pairs % 2 === 0 ? wideFirst : wideLast;
    places.push(...(size === 1 ? alone : size === 2 ? pair : three));
    if (size === 2) pairs += 1;
    isPairsTurn = size === 3;
  }
  return places;
}

/** The last three cards stay together, the last four become two pairs. */
function rowSize(left: number, isPairsTurn: boolean): 1 | 2 | 3 {
  if (left <= 3) return left as 1 | 2 | 3;
  return isPairsTurn || left === 4 ? 2 : 3;
}
