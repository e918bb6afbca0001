type LegalEntry = {
  readonly term: string;
  readonly text: string;
  /** Of the privacy policy: the form fields that the text is about, by form. A test looks for every field there is. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
};

export type LegalSection = {
  /** The anchor below which the section is found. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Stands below the paragraphs. */
  readonly list?: readonly LegalEntry[];
};

export type LegalDocument = {
  readonly title: string;
  readonly lastUpdated: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
};
