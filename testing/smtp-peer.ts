import { onTestFinished } from 'vitest';
import { parseMail, type ReceivedMail } from './received-mail.ts';
import { type FailingSmtpServer, startSmtpServer, type Verdict } from './smtp-server.ts';

export type SmtpPeer = FailingSmtpServer & {
  /** Every completely received message, whatever the response was. */
  readonly received: ReceivedMail[];
  /** Sets the response to the next messages. */
  behave(verdict: Verdict): void;
};

/** A mail server for one test, which keeps the messages it receives. */
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
