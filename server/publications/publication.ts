import { CREDENTIAL_KEYS } from '../../content/company-facts.ts';
import type { Picture } from '../../content/picture.ts';
import { dollarsIn } from '../../contract/price-words.ts';
import type {
  Person,
  Price,
  Publication,
  PublishedCompany,
  PublishedProject,
  PublishedTestimonial,
} from '../../contract/publication.ts';
import type { Database } from '../database/database.ts';
import { mapInSlices } from '../process/in-slices.ts';
import { isoDate } from '../time/wall-clock.ts';
import { findPictures, linkPreviewOf, pictureSource, type StoredPicture } from './pictures/picture-store.ts';
import {
  CENTRE,
  type CompanyContent,
  focusPoint,
  type PersonContent,
  type Photo,
  type PricesContent,
  type ProjectContent,
  picturesIn,
  serviceOfWords,
  type TestimonialContent,
} from './record-content.ts';
import type { Revision, Revisions } from './revisions.ts';
import type { VersionWithRecords } from './versions.ts';

/**
 * What a version shows, made of its revisions. `folder` is the path below which pictures are served; pictures of a
 * draft are served to the operator only.
 */
export async function publicationOf(
  database: Database,
  { number, records }: Pick<VersionWithRecords, 'number' | 'records'>,
  revisions: Revisions,
  folder?: string,
): Promise<Publication> {
  const named = await mapInSlices(Object.values(revisions).flat(), ({ content }) => picturesIn(content));
  const pictures = await findPictures(database, named.flat());
  const show = (photo: Photo | undefined, alt = photo?.alt) =>
    photo && pictureOf(photo, alt ?? '', pictures, folder);
  const standIn = folder === undefined ? undefined : blankPicture(folder);
  const projects = await mapInSlices(revisions.project, (revision) => projectOf(revision, show, standIn));
  const [prices] = revisions.prices;
  const [company] = revisions.company;
  return {
    version: number,
    projects: projects.filter((project) => project !== undefined),
    testimonials: revisions.testimonial.map((revision) => testimonialOf(revision, show)),
    people: revisions.person.map((revision) => personOf(revision, show)),
    prices: prices ? pricesOf(prices.content) : {},
    company: company ? companyOf(company.content) : { mailingAddress: '', credentialNumbers: {} },
    retiredSamples: records.retired,
  };
}

/** Placeholder in the preview of a draft without a photograph. The desk serves it. */
export const BLANK_PICTURE_ID = 'none';

function blankPicture(folder: string): Picture {
  const size = { width: 1200, height: 800 };
  return { ...pictureSource({ id: BLANK_PICTURE_ID, ...size }, folder), alt: 'No photograph yet.' };
}

type Show = (photo: Photo | undefined, alt?: string) => Picture | undefined;

function pictureOf(
  { picture: id, focus }: Photo,
  alt: string,
  pictures: ReadonlyMap<string, StoredPicture>,
  folder: string | undefined,
): Picture | undefined {
  const stored = pictures.get(id);
  // The desk shows a picture that is not encoded yet as it was uploaded.
  if (!stored || !(stored.encoded_at || folder)) return undefined;
  return { ...pictureSource(stored, folder), alt, ...(focus !== CENTRE && { focus: focusPoint(focus) }) };
}

/** Undefined if it has no photograph that can be shown. */
function projectOf(
  { id, content, publishedAt }: Revision<'project'>,
  show: Show,
  standIn: Picture | undefined,
): PublishedProject | undefined {
  // The preview of a draft also shows photos without a description.
  const shownPhotos = content.photos.filter((photo) => standIn || isDescribed(photo));
  const wanted = coverOf(content);
  // Another one if its picture could not be encoded.
  const cover = [wanted, ...shownPhotos].find((photo) => show(photo));
  const coverPicture = show(cover) ?? standIn;
  if (!coverPicture) return undefined;
  const {
    photos: _photos,
    before: _before,
    after: _after,
    cover: _cover,
    featured,
    permission: _permission,
    ...texts
  } = content;
  const pair = pairOf(content);
  const others = [...shownPhotos, ...(pair ? [pair.after, pair.before] : [])];
  const before = show(pair?.before);
  const after = show(pair?.after);
  return {
    ...texts,
    id,
    story: texts.story
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    features: texts.features
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    isFeatured: featured,
    cover: coverPicture,
    morePictures: others
      .filter(({ picture }) => picture !== cover?.picture)
      .flatMap((photo) => show(photo) ?? []),
    ...(before && after && { beforeAndAfter: { before, after } }),
    linkPreview: cover && cover === wanted ? linkPreviewOf(cover.picture, cover.focus).path : '',
    changedOn: dateOf(publishedAt),
  };
}

/** The photo that represents the project in lists and link previews. */
export function coverOf(content: ProjectContent): Photo | undefined {
  const pair = pairOf(content);
  const described = content.photos.filter(isDescribed);
  const chosen =
    content.cover === 'after' ? pair?.after : described.find(({ picture }) => picture === content.cover);
  return chosen ?? pair?.after ?? described[0];
}

/** The photo that was chosen as the cover, also while it waits for its description, or else the one that is shown. */
export function chosenCover(content: ProjectContent): Photo | undefined {
  const chosen =
    content.cover === 'after'
      ? content.after
      : content.photos.find(({ picture }) => picture === content.cover);
  return chosen ?? coverOf(content);
}

/** A picture without a description is not shown. */
export function isDescribed({ alt }: Photo): boolean {
  return alt.trim() !== '';
}

function pairOf({ before, after }: ProjectContent) {
  return before && after && isDescribed(before) && isDescribed(after) ? { before, after } : undefined;
}

function testimonialOf(
  { id, content, publishedAt }: Revision<'testimonial'>,
  show: Show,
): PublishedTestimonial {
  const {
    photo,
    showPhoto,
    permission: _permission,
    project,
    rating,
    writtenOn,
    projectType,
    original: _original,
    ...texts
  }: TestimonialContent = content;
  // The name may already end in a full stop: 'Wanda W.'
  const picture = showPhoto ? show(photo, `Photo by ${texts.authorName.replace(/\.$/, '')}.`) : undefined;
  return {
    ...texts,
    id,
    rating: Number(rating),
    projectType: serviceOfWords(projectType)?.title ?? '',
    writtenOn: writtenOn || dateOf(publishedAt),
    ...(project && { project: Number(project) }),
    ...(picture && { photo: picture }),
  };
}

function personOf({ id, content }: Revision<'person'>, show: Show): Person {
  const { photo, ...texts }: PersonContent = content;
  const picture = show(photo, texts.name);
  return { ...texts, id, ...(picture && { photo: picture }) };
}

function pricesOf(content: PricesContent): Record<string, Price> {
  const entries = Object.entries(content).flatMap(([slug, { basis, ...typed }]): [string, Price][] => {
    const [from, to] = [dollarsIn(typed.from), dollarsIn(typed.to)];
    return from && to && basis ? [[slug, { from, to, basis }]] : [];
  });
  return Object.fromEntries(entries);
}

function companyOf({ notice, noticeUntil, mailingAddress, ...numbers }: CompanyContent): PublishedCompany {
  const given = CREDENTIAL_KEYS.filter((key) => numbers[key]);
  return {
    mailingAddress,
    ...(notice && noticeUntil && { notice: { text: notice, until: noticeUntil } }),
    credentialNumbers: Object.fromEntries(given.map((key) => [key, numbers[key]])),
  };
}

function dateOf(instant: string): string {
  return isoDate(instant);
}
