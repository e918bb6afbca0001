import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createBytesByNetwork } from '../rate-limits/bytes-by-network.ts';
import { networkOf } from '../rate-limits/network.ts';
import { refusals } from './refusal.ts';

const MEGABYTE = 1024 * 1024;
const TOTAL_MAX_BYTES = 64 * MEGABYTE;
/** More than a page of photographs, of which most bytes wait in the buffers of the system. */
const PER_NETWORK_MAX_BYTES = 16 * MEGABYTE;

/** A page can repeat all that was typed into many forms. Longer than any that does not. */
const LONG_PAGE_MIN_BYTES = 64 * 1024;

export type FileResponses = {
  /** Counts the bytes until the response is written or the connection is gone. Throws a `Refusal` beyond the limits. */
  count(request: FastifyRequest, reply: FastifyReply, bytes: number): void;
};

/**
 * Limits the memory for files of the database, and for long pages, that clients have asked for and do not read: Node
 * keeps each whole until its last byte is written, which a client can put off for ever. Not for what only the operator
 * can open.
 */
export function createFileResponses(): FileResponses {
  const unfinished = createBytesByNetwork({
    totalBytes: TOTAL_MAX_BYTES,
    networkBytes: PER_NETWORK_MAX_BYTES,
  });
  const bySocket = new WeakMap<Socket, Set<() => void>>();

  /** What is still counted for this connection when it closes is released. */
  function releasesOf(socket: Socket): Set<() => void> {
    const known = bySocket.get(socket);
    if (known) return known;
    const releases = new Set<() => void>();
    bySocket.set(socket, releases);
    // Not every Node 24 emits 'close' on a response that waits for its turn behind another one.
    socket.once('close', () => {
      for (const release of releases) release();
    });
    return releases;
  }

  return {
    count(request, reply, bytes) {
      const { socket } = request.raw;
      if (socket.destroyed) return;
      const network = networkOf(request);
      if (!unfinished.hold(network, bytes)) throw refusals.outOfService();
      const releases = releasesOf(socket);
      const release = () => {
        if (releases.delete(release)) unfinished.release(network, bytes);
      };
      releases.add(release);
      reply.raw.once('close', release);
    },
  };
}

/**
 * Counts long pages like files, since each is made for one request. `exempt` is where only the operator has pages.
 * Others cannot be made long, and are never refused.
 */
export function countLongPages(app: FastifyInstance, { count }: FileResponses, exempt: string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || request.routeOptions.url?.startsWith(exempt)) return;
    const bytes = Buffer.byteLength(payload);
    if (bytes >= LONG_PAGE_MIN_BYTES) count(request, reply, bytes);
  });
}
