export type LegalSection = {
  /** The anchor below which the section is found. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Stands below the paragraphs. */
  readonly list?: readonly { readonly term: string; readonly text: string }[];
};

export type LegalDocument = {
  readonly title: string;
  readonly lastUpdated: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
};
