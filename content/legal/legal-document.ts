type LegalEntry = {
  readonly term: string;
  readonly text: string;
  /** For the privacy policy: the form fields that the text covers, by form. A test checks that none is missing. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
};

export type LegalSection = {
  /** The anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A list below the paragraphs. */
  readonly list?: readonly LegalEntry[];
};

export type LegalDocument = {
  /** What links call the page: its `name` in contract/screens.ts. */
  readonly title: string;
  readonly lastUpdated: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
};
