import type { CredentialKey } from '../../content/company-facts.ts';
import type { Service } from '../../content/service.ts';
import { services } from '../../content/services/catalogue.ts';

/** What the owner types, as it is stored. A draft may lack anything that is not needed to save it. */
export type RecordContents = {
  project: ProjectContent;
  testimonial: TestimonialContent;
  person: PersonContent;
  prices: PricesContent;
  company: CompanyContent;
};

export type Photo = {
  /** The id of a stored picture. */
  readonly picture: string;
  readonly alt: string;
  /** In percent from the left and the top, as in `CENTRE`. */
  readonly focus: string;
};

export const CENTRE = '50% 50%';

/** A photo that was just uploaded. */
export function newPhoto(picture: string): Photo {
  return { picture, alt: '', focus: CENTRE };
}

/** The numbers in the focus of a photo. */
export function focusPoint(focus: string): readonly [x: number, y: number] {
  const [x = 50, y = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10));
  return [x, y];
}

/** Besides the pair of before and after. */
export const PROJECT_PHOTOS_MAX = 12;

/** The texts of a project, by the names of their form fields. */
export const PROJECT_TEXTS = [
  'title',
  'service',
  'city',
  'completed',
  'description',
  'storyTitle',
  'story',
  'features',
  'house',
  'timeOnSite',
  'permits',
  'area',
  'budget',
  'finishes',
] as const;

export type ProjectText = (typeof PROJECT_TEXTS)[number];

export type ProjectContent = Readonly<Record<ProjectText, string>> & {
  readonly featured: boolean;
  /** Whether the client has agreed to publish it. */
  readonly permission: boolean;
  readonly photos: readonly Photo[];
  readonly before?: Photo;
  readonly after?: Photo;
  /** 'after', or the id of one of the photos. If empty, the first that can be shown is used. */
  readonly cover: string;
};

export type TestimonialContent = {
  readonly content: string;
  readonly authorName: string;
  readonly authorLocation: string;
  /** The slug of a service, or empty: its title may change. Before, the title was stored. See `serviceOfWords`. */
  readonly projectType: string;
  /** '1' to '5', or empty. */
  readonly rating: string;
  /** The id of a project, or empty. */
  readonly project: string;
  readonly permission: boolean;
  /** The client's photo, if one came with the words. */
  readonly photo?: Photo;
  readonly showPhoto: boolean;
  /** YYYY-MM-DD */
  readonly writtenOn: string;
  /** The words as the client sent them; undefined if the owner has typed them from paper. */
  readonly original?: {
    readonly content: string;
    /** ISO timestamp; empty if the client has not allowed it. */
    readonly permittedAt: string;
    readonly permissionWording: string;
  };
};

export function serviceOfWords(projectType: string): Service | undefined {
  return services.find(({ slug, title }) => projectType === slug || projectType === title);
}

export type PersonContent = {
  readonly name: string;
  readonly role: string;
  readonly words: string;
  readonly photo?: Photo;
};

/** Prices as typed, by the slug of the service. */
export type PricesContent = Readonly<
  Record<string, { readonly from: string; readonly to: string; readonly basis: string }>
>;

export type CompanyContent = Readonly<Record<CredentialKey, string>> & {
  readonly notice: string;
  /** YYYY-MM-DD */
  readonly noticeUntil: string;
  readonly mailingAddress: string;
};

/** The ids of all pictures in a content of any kind. */
export function picturesIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  if ('picture' in content && typeof content.picture === 'string') return [content.picture];
  return Object.values(content).flatMap(picturesIn);
}

/** The content, as it is stored, without photos whose pictures are not among these. */
export function withoutOtherPictures(content: string, pictures: ReadonlySet<string>): string {
  const parsed = JSON.parse(content, (_, value) => {
    if (Array.isArray(value)) return value.filter((entry) => entry !== undefined);
    const picture = value?.picture;
    return picture === undefined || pictures.has(picture) ? value : undefined;
  });
  return JSON.stringify(parsed);
}
