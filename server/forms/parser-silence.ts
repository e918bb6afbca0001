import type { IncomingMessage } from 'node:http';
import { refusals } from '../http/answers/refusal.ts';

/** It has the whole body by then, and needs no more than a few turns of the event loop. */
const SILENCE_MAX_MS = 100;

/**
 * The multipart parser never ends a form with a part whose header does not end, and with some that it passes over.
 * Once it has the whole body and gives no next part, there is none: who sent it should not wait for the time limit.
 */
export function watchParserSilence(body: IncomingMessage) {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  let isWaiting = true;
  let timer: NodeJS.Timeout | undefined;

  const look = () => {
    clearTimeout(timer);
    if (isWaiting && body.readableEnded)
      timer = setTimeout(() => reject(refusals.malformed()), SILENCE_MAX_MS);
  };
  body.once('end', look);

  return {
    exceeded: promise,
    /** While a part is read, it is not the parser who is silent. */
    setWaiting(isNowWaiting: boolean) {
      isWaiting = isNowWaiting;
      look();
    },
    stop() {
      clearTimeout(timer);
      body.off('end', look);
    },
  };
}
