import type { PictureName } from './pictures.ts';

/** What cards, menus and lists need of a service. Small, because every page carries all fourteen. */
export type ServiceSummary = {
  readonly id: number;
  /** The last part of the service's own address: /services/kitchen-renovations. */
  readonly slug: string;
  readonly title: string;
  readonly shortDescription: string;
  readonly iconName: string;
  readonly picture: PictureName;
};

/** What the service's own page adds. */
export type ServiceDetail = {
  /** Two or three paragraphs. */
  readonly fullDescription: readonly string[];
  /** Eight to ten lines for the two-column list. */
  readonly features: readonly string[];
  /** For search engines and link previews, at most 160 characters. */
  readonly metaDescription: string;
};
