import type { Picture } from './picture.ts';
import type { ServiceSlug } from './services/catalogue.ts';

/** A whole project, as its own file in `projects/` states it. The file is named by the slug. */
export type ProjectEntry = {
  /** The last part of the project's address: /projects/3. It stays when the order changes. */
  readonly id: number;
  /** The subject in a few words, as in leslieville-open-floor. */
  readonly slug: string;
  readonly title: string;
  /** The service it shows. A service may have no project or several. */
  readonly service: ServiceSlug;
  readonly city: string;
  /** One sentence of at most 78 characters, so that no card cuts it. */
  readonly description: string;
  /** As printed: 'March 2025'. */
  readonly completionDate: string;
  readonly isFeatured: boolean;
  readonly cover: Picture;
  /** Heading of the story: what this house taught. */
  readonly storyTitle: string;
  /** The house, the problem, what was found behind the wall, what was done. Three or four paragraphs. */
  readonly story: readonly string[];
  /** The scope of work, five or more lines. */
  readonly features: readonly string[];
  /** In the order of the page, which begins with the cover where that is not among them. */
  readonly gallery: readonly GalleryEntry[];
  /** Same room, same camera: the two lie exactly over each other. */
  readonly beforeAndAfter?: { readonly before: Picture; readonly after: Picture };
  /** The line drawing of the finished view, by the name of its scene. */
  readonly drawing?: { readonly scene: string; readonly caption?: string };
  readonly schedule: {
    /** 'Two-storey detached, 1978' */
    readonly house: string;
    /** '7 weeks, 2 days' */
    readonly timeOnSite: string;
    /** 'Building, plumbing, electrical (ESA)' or 'None needed' */
    readonly permits: string;
    /** '212 sq ft' */
    readonly area: string;
  };
  /** What visitors ask most: what tile is that? */
  readonly finishes?: readonly Finish[];
  readonly metaDescription: string;
};

/** Two pictures of one view never stand on one page: those of the pair are shown by the slider. */
type GalleryEntry = {
  readonly picture: Picture;
  /** What was built, where the alternative text says what is seen. */
  readonly caption?: string;
};

/** Of an owner's project, a line as it was typed: often without what it is, always without a note. */
export type Finish = {
  /** 'Counter' */
  readonly what?: string;
  /** Maker and name: 'Northbrae Stone, Frost' */
  readonly name: string;
  /** 'Quartz, 30 mm, honed' */
  readonly note?: string;
};

/** An entry with what follows from its service and its city, so that nobody types either twice. */
export type Project = ProjectEntry & {
  /** As printed on cards and used by the filter. */
  readonly category: string;
  /** As printed: 'Oakville, ON'. */
  readonly location: string;
  /** Whether it comes from content/ and not from the owner. */
  readonly isSample: boolean;
  /** As the owner typed it: an amount or two, or a sentence. */
  readonly budget?: string;
  /** The path of its link preview; by default that of its document. */
  readonly linkPreview?: string;
  /** ISO date, where it is not that of a file in content/. */
  readonly changedOn?: string;
};

/** The picture that its line drawing, and its before, lie over exactly. The cover may be another view. */
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

/** What cards and lists need of a project. */
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
