import { onTestFinished } from 'vitest';
import { parseMail, type ReceivedMail } from './received-mail.ts';
import { type FailingSmtpServer, startSmtpServer, type Verdict } from './smtp-server.ts';

export type SmtpPeer = FailingSmtpServer & {
  /** Every message that was received completely, whatever was answered. */
  readonly received: ReceivedMail[];
  /** How the next messages are treated. */
  behave(verdict: Verdict): void;
};

/** A mail server for one test, which keeps what it was sent. */
export async function startSmtpPeer(): Promise<SmtpPeer> {
  const received: ReceivedMail[] = [];
  let verdict: Verdict = 'accept';
  const server = await startSmtpServer(async (source, envelope) => {
    received.push({ ...(await parseMail(source)), ...envelope });
    return verdict;
  });
  onTestFinished(() => server.close());
  return {
    ...server,
    received,
    behave(next) {
      verdict = next;
    },
  };
}
