/** As many may be tiny: a form without files is read even if it arrives byte by byte. */
const PIECES_ALLOWED = 10_000;
/** Less than the smallest packet of any network carries. */
const AVERAGE_MIN_BYTES = 32;

/**
 * Returns a function that is given each piece of a body, and returns whether they have become too many for their bytes.
 * A body in chunks of one byte takes far longer to read than to send: one connection could hold up all others.
 */
export function countPieces(): (piece: Uint8Array) => boolean {
  let pieces = 0;
  let bytes = 0;
  return ({ length }) => {
    pieces += 1;
    bytes += length;
    return pieces > PIECES_ALLOWED + bytes / AVERAGE_MIN_BYTES;
  };
}
