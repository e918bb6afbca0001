import { type IncomingHttpHeaders, request } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The bytes as received, still compressed. */
  readonly bytes: Buffer;
};

type AskOptions = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Several pieces need an explicit `content-length` header. */
  readonly body?: Buffer | readonly Buffer[];
};

/** Accepts brotli like a browser, and does not decompress the response. */
export function ask(url: string, { method = 'GET', headers = {}, body }: AskOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method, headers: { 'accept-encoding': 'br', ...headers } },
      async (response) => {
        try {
          const bytes = Buffer.concat(await response.toArray());
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes });
        } catch (error) {
          reject(error);
        }
      },
    );
    call.on('error', reject);
    const pieces = Buffer.isBuffer(body) ? [body] : [...(body ?? [])];
    const last = pieces.pop();
    for (const piece of pieces) call.write(piece);
    call.end(last);
  });
}
