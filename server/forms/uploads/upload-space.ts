import { type FileHandle, statfs } from 'node:fs/promises';
import { company } from '../../../content/company.ts';
import { createBytesByNetwork } from '../../http/rate-limits/bytes-by-network.ts';
import { Refusal } from '../../http/responses/refusal.ts';
import { openTemporaryFile, removeLeftoverFiles } from './temporary-file.ts';

const MEGABYTE = 1024 * 1024;
/** Clients that stall on purpose cannot take more of the disk. */
const TOTAL_MAX_BYTES = 512 * MEGABYTE;
/** A single network cannot keep everybody else from sending files. */
const PER_NETWORK_MAX_BYTES = 320 * MEGABYTE;
/** Bytes that uploads leave free on the disk, so that the text of a request can always be stored. */
const RESERVED_BYTES = 64 * MEGABYTE;
const RETRY_AFTER_SECONDS = 60;

/** An uploaded file while its form is received. It counts against the space until it is closed. */
export type UploadFile = {
  readonly handle: FileHandle;
  /** Throws a `Refusal` if no space is left. */
  append(chunk: Buffer): Promise<void>;
  close(): Promise<void>;
};

/** Only requests without files are stored until there is room on the disk again. */
export class DiskNearlyFull extends Refusal {
  constructor() {
    super(
      503,
      `We cannot take files right now. Please send the form without a file, or call us at ${company.phone.display}.`,
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  }
}

export type UploadSpace = {
  /** `network` is where the request comes from. Throws `DiskNearlyFull`. */
  open(network: string): Promise<UploadFile>;
  usedBytes(): number;
};

export type UploadSpaceLimits = {
  readonly totalBytes?: number;
  readonly networkBytes?: number;
  readonly reservedBytes?: number;
};

/** Limits the disk space of the temporary files of all requests together, before their forms are stored. */
export async function createUploadSpace(
  folder: string,
  {
    totalBytes = TOTAL_MAX_BYTES,
    networkBytes = PER_NETWORK_MAX_BYTES,
    reservedBytes = RESERVED_BYTES,
  }: UploadSpaceLimits = {},
): Promise<UploadSpace> {
  await removeLeftoverFiles(folder);
  const used = createBytesByNetwork({ totalBytes, networkBytes });

  return {
    usedBytes: used.total,
    async open(network) {
      const handle = await openTemporaryFile(folder);
      try {
        const { bavail, bsize } = await statfs(folder);
        if (bavail * bsize < reservedBytes) throw new DiskNearlyFull();
      } catch (error) {
        await handle.close();
        throw error;
      }
      let size = 0;
      return {
        handle,
        async append(chunk) {
          if (!used.hold(network, chunk.length)) throw noSpace();
          size += chunk.length;
          await handle.appendFile(chunk);
        },
        async close() {
          used.release(network, size);
          size = 0;
          await handle.close();
        },
      };
    },
  };
}

function noSpace(): Refusal {
  return new Refusal(
    503,
    `So many files are on their way to us that we cannot take yours now. Please try again in a minute, send the form without a file, or call us at ${company.phone.display}.`,
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
