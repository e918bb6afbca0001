/** How long each kind of record is kept. The privacy policy prints these and the clean-up job obeys them. */
export const retentionDays = {
  contactMessages: 730,
  jobApplications: 365,
  /** From the withdrawal: as long as somebody may complain that we wrote without consent. */
  withdrawnSubscriptions: 1095,
  spam: 30,
} as const satisfies Record<string, number>;

/** A half-written form waits this long in the visitor's own browser. It never leaves it. */
export const draftRetentionDays = 7;

const DAYS_IN_A_MONTH = 365 / 12;

export function wholeMonths(days: number): number {
  return Math.round(days / DAYS_IN_A_MONTH);
}
