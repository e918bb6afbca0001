/**
 * File contents pile up faster than the garbage collector runs, by tens of megabytes. A buffer that does not share its
 * memory can be freed at once. What that saves: docs/decisions/0056.
 */
export function freeBuffer({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
