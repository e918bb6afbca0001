import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

export type Door = {
  readonly port: number;
  readonly host: string;
  /** The certificate's authority, where TLS is spoken. */
  readonly authority?: string | undefined;
};

export type Call = {
  readonly method?: string;
  readonly path: string;
  /** Who asks: every visitor has an address of their own on this machine's loopback network. */
  readonly visitor: number;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Answer = { readonly status: number; readonly location: string; readonly text: string };

/** nginx's own, while the process behind it dies. */
export const PROXY_STATUSES: readonly number[] = [502, 504];

const GIVE_UP_MS = 60_000;

/** Linux lets a program call from any address of 127.0.0.0/8. */
function addressOf(visitor: number): string {
  return `127.${1 + ((visitor >> 14) & 127)}.${(visitor >> 7) & 127}.${1 + (visitor & 127)}`;
}

/** Speaks to the site as strangers do: through its front door, each from an address of their own. */
export function siteClient({ port, host, authority }: Door) {
  function open({ method = 'GET', path, visitor, headers }: Call): {
    readonly request: ClientRequest;
    readonly response: Promise<IncomingMessage>;
  } {
    const options = {
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...headers, host },
      agent: false,
      localAddress: addressOf(visitor),
      timeout: GIVE_UP_MS,
    };
    const request = authority
      ? httpsRequest({ ...options, ca: authority, servername: host })
      : httpRequest(options);
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    const response = new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve);
      request.on('error', reject);
    });
    return { request, response };
  }

  return {
    host,
    open,
    async send(call: Call, body?: Buffer): Promise<Answer> {
      const { request, response } = open(call);
      request.end(body);
      return answerOf(await response);
    },
    /** For those who send what no HTTP client would. */
    socket(visitor: number): Socket {
      const options = { host: '127.0.0.1', port, localAddress: addressOf(visitor) };
      return authority ? connectTls({ ...options, ca: authority, servername: host }) : connect(options);
    },
  };
}

export type SiteClient = ReturnType<typeof siteClient>;

export async function answerOf(response: IncomingMessage): Promise<Answer> {
  const bytes = Buffer.concat(await response.toArray());
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location ?? '',
    text: bytes.toString(),
  };
}
