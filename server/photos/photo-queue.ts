import { company } from '../../content/company.ts';
import { photosField } from '../../contract/forms/photos.ts';
import { Refusal } from '../http/responses/refusal.ts';

/** Five photos from a phone take a third of a second each, so the last form waits for half a minute. */
const FORMS_MAX = 20;
/** A picture can be crafted to take seconds to decode: one network can delay the others by at most ten of them. */
const FORMS_OF_NETWORK_MAX = 2;
const RETRY_AFTER_SECONDS = 60;

export type PhotoQueue = {
  /** Counts the form as queued until its work is done. Throws a `Refusal` at once if too many are queued. */
  run<T>(network: string, work: () => Promise<T>): Promise<T>;
  /** Number of queued forms, including the one whose photos are being decoded. */
  size(): number;
};

/** The queue of forms before the single decoder, short enough that nobody waits for long. */
export function createPhotoQueue(): PhotoQueue {
  const networks: string[] = [];
  return {
    size: () => networks.length,
    async run(network, work) {
      const ofNetwork = networks.filter((other) => other === network).length;
      if (networks.length >= FORMS_MAX || ofNetwork >= FORMS_OF_NETWORK_MAX) throw tooBusy();
      networks.push(network);
      try {
        return await work();
      } finally {
        networks.splice(networks.indexOf(network), 1);
      }
    },
  };
}

function tooBusy(): Refusal {
  return new Refusal(
    503,
    `So many photos are on their way to us that yours would have to wait too long. Please try again in a minute, send the form without photos, or call us at ${company.phone.display}.`,
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  ).at(photosField.name);
}
