import type { Picture } from './picture.ts';
import type { ServiceSlug } from './services/catalogue.ts';

/** A project as defined by its file in `projects/`, which is named by the slug. */
export type ProjectEntry = {
  /** The last path segment of the project's URL: /projects/3. It stays the same when the order changes. */
  readonly id: number;
  /** The subject in a few words, as in leslieville-open-floor. */
  readonly slug: string;
  readonly title: string;
  /** The service that the project shows. A service may have no project or several. */
  readonly service: ServiceSlug;
  readonly city: string;
  /** One sentence of 40 to 78 characters, so that no card cuts it. */
  readonly description: string;
  /** In display format, such as 'March 2025'. */
  readonly completionDate: string;
  readonly isFeatured: boolean;
  readonly cover: Picture;
  /** The heading of the story: what we learned from this house. */
  readonly storyTitle: string;
  /** The house, the problem, what was found behind the wall, what was done. Three or four paragraphs. */
  readonly story: readonly string[];
  /** The scope of work, five or more lines. */
  readonly features: readonly string[];
  /** The pictures in the order of the page. If the cover is not among them, it is shown first. */
  readonly gallery: readonly GalleryEntry[];
  /** Two pictures of the same room from the same viewpoint, which align exactly. */
  readonly beforeAndAfter?: { readonly before: Picture; readonly after: Picture };
  /** The line drawing of the finished view, by the name of its scene. */
  readonly drawing?: { readonly scene: string; readonly caption?: string };
  readonly schedule: {
    /** Such as 'Two-storey detached, 1978'. */
    readonly house: string;
    /** Such as '7 weeks, 2 days'. */
    readonly timeOnSite: string;
    /** Such as 'Building, plumbing, electrical (ESA)' or 'None needed'. */
    readonly permits: string;
    /** Such as '212 sq ft'. */
    readonly area: string;
  };
  /** The materials used, which visitors ask about most. */
  readonly finishes?: readonly Finish[];
  readonly metaDescription: string;
};

/** The gallery must not repeat a view: the before-and-after pair is shown by the slider. */
type GalleryEntry = {
  readonly picture: Picture;
  /** Says what was built, while the alternative text says what is visible. */
  readonly caption?: string;
};

/** In an owner's project this is a typed line: often without `what`, and always without `note`. */
export type Finish = {
  /** Such as 'Counter'. */
  readonly what?: string;
  /** Maker and product name, such as 'Northbrae Stone, Frost'. */
  readonly name: string;
  /** Such as 'Quartz, 30 mm, honed'. */
  readonly note?: string;
};

/** An entry with fields derived from its service and city, so that neither is typed twice. */
export type Project = ProjectEntry & {
  /** Shown on cards and used by the filter. */
  readonly category: string;
  /** In display format, such as 'Oakville, ON'. */
  readonly location: string;
  /** Whether the project comes from content/ and not from the owner. */
  readonly isSample: boolean;
  /** The text that the owner typed: one or two amounts, or a sentence. */
  readonly budget?: string;
  /** The path of the link preview. Defaults to that of the document. */
  readonly linkPreview?: string;
  /** The ISO date of the last change, for projects without a file in content/. */
  readonly changedOn?: string;
};

/** The picture that aligns with the line drawing and the before picture. The cover may show another view. */
export function finishedView({ cover, beforeAndAfter }: Pick<Project, 'cover' | 'beforeAndAfter'>): Picture {
  return beforeAndAfter?.after ?? cover;
}

type Pictured = Pick<Project, 'cover' | 'gallery'>;

/** The cover, then the others in the order of the gallery. */
export function picturesOf({ cover, gallery }: Pictured): Picture[] {
  return [cover, ...gallery.map(({ picture }) => picture).filter(({ path }) => path !== cover.path)];
}

/** Every picture with its caption, in the order of the page. */
export function wholeGallery({ cover, gallery }: Pictured): readonly GalleryEntry[] {
  const hasCover = gallery.some(({ picture }) => picture.path === cover.path);
  return hasCover ? gallery : [{ picture: cover }, ...gallery];
}

/** The fields of a project that cards and lists need. */
export type ProjectSummary = Pick<
  Project,
  | 'id'
  | 'title'
  | 'service'
  | 'category'
  | 'city'
  | 'location'
  | 'description'
  | 'completionDate'
  | 'isFeatured'
  | 'cover'
  | 'isSample'
  | 'budget'
>;
