import { sessionStore } from '../../storage.ts';

/** In a separate module, so that the entry does not load the receipt's code. */
export const RECEIPT_KEY = 'receipt';

export function hasReceipt(): boolean {
  return sessionStore.read(RECEIPT_KEY) !== null;
}
