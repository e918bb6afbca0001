/** Apart from the receipt itself, so that a page without one need not load its code. */
export const RECEIPT_KEY = 'receipt';

export function hasReceipt(): boolean {
  try {
    return sessionStorage.getItem(RECEIPT_KEY) !== null;
  } catch {
    return false;
  }
}
