import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** How the server responds to a completely received message. */
export type Verdict = 'accept' | 'answer 4xx' | 'answer 5xx' | 'hang' | 'drop after DATA';

type Envelope = { readonly from: string; readonly to: readonly string[] };

export type FailingSmtpServer = {
  readonly url: string;
  /** Refuses connections until `open`. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** Refuses the command from now on, with a reply such as '550 No such user'. */
  refuse(command: RefusedCommand, reply: string): void;
};

/** Commands that a server may refuse before it has the message. */
export type RefusedCommand = 'AUTH' | 'MAIL FROM' | 'RCPT TO';

/** `STARTTLS`: offered on a plain connection. `TLS`: from the first byte. Both use a self-signed certificate. */
export type Encryption = 'none' | 'STARTTLS' | 'TLS';

type Judge = (source: Buffer, envelope: Envelope) => Verdict | Promise<Verdict>;

/** A real SMTP server that can be made to fail in the ways in which mail servers do. */
export async function startSmtpServer(
  judge: Judge,
  encryption: Encryption = 'none',
): Promise<FailingSmtpServer> {
  const sockets = new Set<Socket>();
  const refusals = new Map<RefusedCommand, string>();
  let port = 0;
  let server = makeServer();

  function makeServer() {
    const made = new SMTPServer({
      // Suppresses the warning about the library's built-in certificate.
      logger: false,
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: encryption === 'STARTTLS' ? [] : ['STARTTLS'],
      secure: encryption === 'TLS',
      closeTimeout: 1,
      disableReverseLookup: true,
      onAuth: ({ username: user }, _session, done) =>
        refusals.has('AUTH') ? done(refusalOf('AUTH')) : done(null, { user }),
      onMailFrom: (_address, _session, done) => done(refusalOf('MAIL FROM')),
      onRcptTo: (_address, _session, done) => done(refusalOf('RCPT TO')),
      onData(stream, session, done) {
        const envelope = envelopeOf(session);
        buffer(stream)
          .then((source) => judge(source, envelope))
          .then((verdict) => answer(verdict, session, done), done);
      },
    });
    made.on('error', () => {});
    greetAtOnce(made);
    made.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    return made;
  }

  function refusalOf(command: RefusedCommand): Error | null {
    const reply = refusals.get(command);
    if (reply === undefined) return null;
    return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
  }

  function answer(verdict: Verdict, session: SMTPServerSession, done: (error?: Error | null) => void) {
    if (verdict === 'accept') done();
    if (verdict === 'answer 4xx') done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    if (verdict === 'answer 5xx') {
      const [recipient] = envelopeOf(session).to;
      done(Object.assign(new Error(`Mailbox <${recipient}> is full`), { responseCode: 552 }));
    }
    if (verdict === 'drop after DATA')
      for (const socket of sockets) if (socket.remotePort === session.remotePort) socket.destroy();
  }

  async function open() {
    server = makeServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
    port = (server.server.address() as AddressInfo).port;
  }

  async function close() {
    // Destroying a socket during a TLS handshake crashes Node 24.
    if (encryption === 'none') for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  function refuse(command: RefusedCommand, reply: string) {
    refusals.set(command, reply);
  }

  await open();
  return { url: `${encryption === 'TLS' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`, open, close, refuse };
}

function envelopeOf({ envelope: { mailFrom, rcptTo } }: SMTPServerSession): Envelope {
  return { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
}

type Connection = { connectionReady(): void };
type Internals = { readonly connections: Set<Connection>; connect(...args: unknown[]): void };

/**
 * The library makes every client wait for 100 ms, to detect those that talk first. The tests connect hundreds of times.
 */
function greetAtOnce(server: SMTPServer): void {
  const internals = server as unknown as Internals;
  const connect = internals.connect.bind(server);
  internals.connect = (...args) => {
    connect(...args);
    const [connection] = [...internals.connections].slice(-1);
    if (!connection) return;
    connection.connectionReady();
    connection.connectionReady = () => {};
  };
}
