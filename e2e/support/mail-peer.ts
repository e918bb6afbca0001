import { parseMail, type ReceivedMail } from '../../testing/received-mail.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';

export type MailPeer = {
  readonly url: string;
  /** The received mails, in order of arrival. */
  readonly received: readonly ReceivedMail[];
  stop(): Promise<void>;
};

/** A real mail server that accepts everything. */
export async function startMailPeer(): Promise<MailPeer> {
  const received: ReceivedMail[] = [];
  const { url, close } = await startSmtpServer(async (source, envelope) => {
    received.push({ ...(await parseMail(source)), ...envelope });
    return 'accept' as const;
  });
  return { url, received, stop: close };
}
