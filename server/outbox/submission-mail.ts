import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { type ConfirmationKind, enqueueConfirmation, type SubmissionWithEmail } from './confirmations.ts';
import { enqueueFloodDigest } from './floods.ts';

/** What is known about the sender of a form when its mail is enqueued. */
export type Sender = {
  /**
   * Set if so many submissions came within an hour, from the same network or in total, that this one is mailed in a
   * digest.
   */
  readonly isFlooding: boolean;
  /** Whether the same network has already caused the maximum of confirmations today. */
  readonly hasEnoughConfirmations: boolean;
};

type SubmissionMail<Submission extends SubmissionWithEmail> = {
  readonly confirmation: ConfirmationKind;
  /** Enqueues the mail about this one submission. */
  enqueue(transaction: Transaction, submission: Submission): Promise<void>;
};

export type MailSettings = Pick<Config, 'sendsConfirmations'>;

/** Enqueues the mail about a new submission in its transaction: to the owner, and a confirmation to the visitor. */
export async function enqueueSubmissionMail<Submission extends SubmissionWithEmail>(
  transaction: Transaction,
  submission: Submission,
  mail: SubmissionMail<NoInfer<Submission>>,
  sender: Sender,
  { sendsConfirmations }: MailSettings,
): Promise<void> {
  if (sender.isFlooding) return enqueueFloodDigest(transaction, new Date(submission.received_at));
  await mail.enqueue(transaction, submission);
  if (sendsConfirmations && !sender.hasEnoughConfirmations)
    await enqueueConfirmation(transaction, mail.confirmation, submission);
}
