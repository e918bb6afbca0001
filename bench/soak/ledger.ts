export const submissionKinds = [
  'contact',
  'contact with photos',
  'contact without scripts',
  'application',
  'newsletter',
] as const;

export type SubmissionKind = (typeof submissionKinds)[number];

/** What one visitor has sent and was told. */
export type Entry = {
  readonly number: number;
  readonly kind: SubmissionKind;
  /** Of the resume, where there is one. */
  readonly fileBytes: number;
  /** Of the photos, in the order in which they are sent. */
  readonly photoWidths: readonly number[];
  /** How often the same form went out: double clicks, and tries after no answer. */
  requests: number;
  isAcknowledged: boolean;
  /** What the answers named: more than one is one too many. */
  readonly references: Set<string>;
};

/** What the owner was told last about a request; undefined where the last change was never answered. */
export type Mark = { isAnswered: boolean | undefined; note: string | undefined };

/** What the visitors and the owner know, to be compared with what the site has. */
export type Ledger = {
  readonly entries: Entry[];
  /** By reference. */
  readonly marks: Map<string, Mark>;
  /** Changes at the desk that were answered. */
  deskMarks: number;
  /** Answers to forms by their status, documents, and calls without an answer. */
  readonly answers: Map<string, number>;
  /** How many clients were slow, by the way in which they were. */
  readonly slow: Map<string, number>;
  /** What should not have happened, in words. */
  readonly faults: Map<string, number>;
};

export function emptyLedger(): Ledger {
  return {
    entries: [],
    marks: new Map(),
    deskMarks: 0,
    answers: new Map(),
    slow: new Map(),
    faults: new Map(),
  };
}

export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
