import type { IncomingMessage } from 'node:http';
import { refusals } from '../http/responses/refusal.ts';

/** The parser has the whole body by then, and needs no more than a few ticks of the event loop. */
const STALL_MAX_MS = 100;

/**
 * The multipart parser never ends a form with a part whose header does not end, or with some parts that it skips.
 * Once it has the whole body and gives no next part, there is none, and the client need not wait for the time limit.
 */
export function detectParserStall(body: IncomingMessage) {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  let isWaiting = true;
  let timer: NodeJS.Timeout | undefined;

  const look = () => {
    clearTimeout(timer);
    if (isWaiting && body.readableEnded) timer = setTimeout(() => reject(refusals.malformed()), STALL_MAX_MS);
  };
  body.once('end', look);

  return {
    exceeded: promise,
    /** False while a part is read: then the parser is not what takes time. */
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
