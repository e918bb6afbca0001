/** Retention period of each kind of record. The privacy policy states them, and the clean-up job applies them. */
export const retentionDays = {
  contactMessages: 730,
  jobApplications: 365,
  /** Counted from the withdrawal: the period in which somebody may complain that we wrote without consent. */
  withdrawnSubscriptions: 1095,
  spam: 30,
  /** Mail that is kept with no record: about newsletters and clients' words, or about what was deleted since. */
  mailOfNoSubmission: 30,
} as const satisfies Record<string, number>;

/** How long the visitor's browser keeps the draft of a form. Drafts never leave the browser. */
export const draftRetentionDays = 7;

const DAYS_IN_A_MONTH = 365 / 12;

export function wholeMonths(days: number): number {
  return Math.round(days / DAYS_IN_A_MONTH);
}
