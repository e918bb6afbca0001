import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { parseMail, type ReceivedMail } from '../testing/received-mail.ts';

export type MailPeer = {
  readonly url: string;
  /** In the order of their arrival. */
  readonly received: readonly ReceivedMail[];
  stop(): Promise<void>;
};

/** A real mail server that accepts everything. */
export async function startMailPeer(): Promise<MailPeer> {
  const received: ReceivedMail[] = [];
  const peer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    async onData(stream, { envelope }, done) {
      received.push({
        ...(await parseMail(await buffer(stream))),
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
      });
      done();
    },
  });
  peer.listen(0, '127.0.0.1');
  await once(peer.server, 'listening');
  const { port } = peer.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => peer.close(() => resolve())),
  };
}
