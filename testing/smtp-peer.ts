import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { parseMail, type ReceivedMail } from './received-mail.ts';

type ParsedMail = Awaited<ReturnType<typeof parseMail>>;

/** How the mail server treats the next messages. */
type Behaviour = 'accept' | 'answer 4xx' | 'answer 5xx' | 'hang' | 'drop after DATA';

export type SmtpPeer = {
  readonly url: string;
  /** Every message that arrived whole, whatever was answered. */
  readonly received: ReceivedMail[];
  behave(behaviour: Behaviour): void;
  /** Nobody listens any more, until `open`. */
  close(): Promise<void>;
  open(): Promise<void>;
};

/** A real SMTP server that can be made to fail in the ways in which mail servers do. */
export async function startSmtpPeer(): Promise<SmtpPeer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let behaviour: Behaviour = 'accept';
  let port = 0;
  let server = makeServer();

  function makeServer() {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 1,
      onData(stream, session, done) {
        buffer(stream)
          .then(parseMail)
          .then((mail) => finish(mail, session, done), done);
      },
    });
    made.on('error', () => {});
    made.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    return made;
  }

  function finish(mail: ParsedMail, session: SMTPServerSession, done: (error?: Error | null) => void) {
    const { mailFrom, rcptTo } = session.envelope;
    received.push({
      ...mail,
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
    });
    if (behaviour === 'accept') done();
    if (behaviour === 'answer 4xx') done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    if (behaviour === 'answer 5xx') {
      const [first] = rcptTo;
      done(Object.assign(new Error(`Mailbox <${first?.address}> is full`), { responseCode: 552 }));
    }
    if (behaviour === 'drop after DATA') for (const socket of sockets) socket.destroy();
  }

  const peer: SmtpPeer = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    received,
    behave(next) {
      behaviour = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
    async open() {
      server = makeServer();
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
      port = (server.server.address() as AddressInfo).port;
    },
  };
  await peer.open();
  onTestFinished(() => peer.close());
  return peer;
}
