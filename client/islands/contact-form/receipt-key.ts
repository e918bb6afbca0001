import { sessionStore } from '../../storage.ts';

/** Apart from the receipt itself, so that a page without one need not load its code. */
export const RECEIPT_KEY = 'receipt';

export function hasReceipt(): boolean {
  return sessionStore.read(RECEIPT_KEY) !== null;
}
