import {
  type ContactFormName,
  type ContactMessage,
  contactMessageSchema,
} from '../../../contract/forms/contact.ts';
import { photosField } from '../../../contract/forms/photos.ts';
import { chosenFiles, valuesOf } from '../../forms/form-data.ts';
import { sessionStore } from '../../storage.ts';
import { createStore } from '../../ui/store.ts';
import type { EndpointResponse } from './contact-call.ts';
import { RECEIPT_KEY } from './receipt-key.ts';

/** The sent request and the server's response, kept in session storage. */
export type Receipt = {
  readonly reference?: string | undefined;
  readonly replyBy?: string | undefined;
  /** The path of the request's own page. */
  readonly page?: string | undefined;
  /** Whether that page offers times for a visit. */
  readonly offersTimes?: boolean | undefined;
  readonly sent: ContactMessage;
  /** Missing in receipts stored by earlier versions. */
  readonly photoCount?: number;
  /** Each form shows its own receipt. */
  readonly from: ContactFormName;
};

const stored = sessionStore.readJson<Receipt>(RECEIPT_KEY);

export const receiptStore = createStore(stored);
if (stored?.page) void dismissIfDeleted(stored.page);

/** Visitors can delete a request on its own page, which has no scripts. */
async function dismissIfDeleted(page: string): Promise<void> {
  const response = await fetch(page, { method: 'HEAD' }).catch(() => undefined);
  if (response?.status === 404) dismissReceipt();
}

export function saveReceipt(from: ContactFormName, response: EndpointResponse, data: FormData): void {
  const receipt: Receipt = {
    from,
    reference: response.reference,
    replyBy: response.replyBy,
    page: response.page,
    offersTimes: response.offersTimes,
    sent: valuesOf(data, contactMessageSchema) as ContactMessage,
    photoCount: chosenFiles(data, photosField.name).length,
  };
  sessionStore.write(RECEIPT_KEY, JSON.stringify(receipt));
  receiptStore.set(receipt);
}

export function dismissReceipt(): void {
  sessionStore.remove(RECEIPT_KEY);
  receiptStore.set(null);
}
