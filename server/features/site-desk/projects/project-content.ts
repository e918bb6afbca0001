import { services } from '../../../../content/services/catalogue.ts';
import { KEPT_FIELD_PREFIX, photoFields } from '../../../../contract/editor-fields.ts';
import { ownerPhotos } from '../../../../contract/owner-photos.ts';
import type { Choice } from '../../../page-parts/fields.ts';
import { chosenCover, coverOf } from '../../../publications/publication.ts';
import {
  type Photo,
  PROJECT_PHOTOS_MAX,
  PROJECT_TEXTS,
  type ProjectContent,
  type ProjectText,
} from '../../../publications/record-content.ts';
import { isoDate } from '../../../time/wall-clock.ts';
import type { DeskForm } from '../desk-form.ts';
import { type Problems, type TextField, type Texts, tooLong } from '../editor/editor.ts';
import { coverChoice, photosOf, singlePhoto } from './sent-photos.ts';

/** The limits are what the pages have room for. */
export const projectFields: Readonly<Record<ProjectText, Omit<TextField, 'name'>>> = {
  title: { label: 'Title', maxCharacters: 70 },
  service: { label: 'Service', choices: () => serviceChoices },
  city: { label: 'City', maxCharacters: 60 },
  completed: { label: 'Finished in', dateKind: 'month' },
  description: { label: 'One sentence for the card', maxCharacters: 160 },
  storyTitle: { label: 'Heading of the story', maxCharacters: 70 },
  story: { label: 'Story', maxCharacters: 4000 },
  features: { label: 'What was done', maxCharacters: 1500 },
  house: { label: 'House', maxCharacters: 80 },
  timeOnSite: { label: 'Time on site', maxCharacters: 80 },
  permits: { label: 'Permits', maxCharacters: 80 },
  area: { label: 'Area', maxCharacters: 80 },
  budget: { label: 'What it cost', maxCharacters: 120 },
  finishes: { label: 'What things are', maxCharacters: 600 },
};
/** The places of photos, as the names of form fields end. */
const PLACES = [
  ...Array.from({ length: PROJECT_PHOTOS_MAX }, (_, index) => String(index + 1)),
  'before',
  'after',
];
export const serviceChoices: readonly Choice[] = services.map(({ slug, title }) => ({
  value: slug,
  label: title,
}));
/** The photos of a form that may be the cover. */
function coverChoices(values: Texts): readonly Choice[] {
  const places = PLACES.filter(
    (place) =>
      `${photoFields.id}${place}` in values || (place === 'after' && values[`${KEPT_FIELD_PREFIX}after`]),
  );
  return places.map((place) => ({ value: place, label: photoName(place) }));
}
export const projectTexts: readonly TextField[] = [
  ...Object.entries(projectFields).map(([name, field]) => ({ name, ...field })),
  ...PLACES.map((place) => ({ name: `${photoFields.description}${place}`, ...descriptionField(place) })),
  { name: 'cover', label: 'Cover', choices: coverChoices },
  { name: 'permission', label: 'The client said yes to photos of the house', isCheckbox: true },
  { name: 'featured', label: 'Show it on Home', isCheckbox: true },
];

export const emptyProject: ProjectContent = {
  ...(Object.fromEntries(PROJECT_TEXTS.map((name) => [name, ''])) as Record<ProjectText, string>),
  featured: false,
  permission: false,
  photos: [],
  cover: '',
};

export function readProject(form: DeskForm, stored: ProjectContent): ProjectContent {
  const { values } = form;
  const text = (name: ProjectText) => values.get(name)?.trim() ?? stored[name];
  // An unticked checkbox is not sent. Whether the form contained it follows from its other fields.
  const isWhole = values.has('title');
  const ticked = (name: 'featured' | 'permission') => (isWhole ? values.has(name) : stored[name]);
  const photos = photosOf(form, stored.photos);
  const before = singlePhoto(form, 'before', stored.before);
  const after = singlePhoto(form, 'after', stored.after);
  return {
    ...(Object.fromEntries(PROJECT_TEXTS.map((name) => [name, text(name)])) as Record<ProjectText, string>),
    featured: ticked('featured'),
    permission: ticked('permission'),
    photos,
    ...(before && { before }),
    ...(after && { after }),
    cover: coverChoice(values, photos, stored.cover),
  };
}

/** Errors because of which the draft cannot be saved. */
export function projectProblems(content: ProjectContent): Problems {
  const problems: Record<string, string> = {};
  if (!content.title) problems.title = 'Give it a title: what was built, as a neighbour would say it.';
  if (!services.some(({ slug }) => slug === content.service))
    problems.service = 'Choose the service that it shows.';
  if (!content.city) problems.city = 'Say which city the house is in.';
  return { ...problems, ...tooLong(projectTexts, projectValues(content)) };
}

/** Earlier years are typing mistakes, such as 0026. */
const EARLIEST_MONTH = '1900-01';

/** What must be added before the project can be published. */
export function projectMissing(content: ProjectContent, { now }: { readonly now: Date }): Problems {
  const missing: Record<string, string> = {};
  const thisMonth = isoDate(now).slice(0, 7);
  if (!content.completed) missing.completed = 'Say when it was finished.';
  else if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(content.completed) || content.completed < EARLIEST_MONTH)
    missing.completed = 'Write the month as year and month: 2026-09.';
  else if (content.completed > thisMonth)
    missing.completed = 'This month is in the future: publish the project when it is finished.';
  if (!content.description) missing.description = 'Write one sentence for the card.';
  if (content.before && !content.after) missing.after = 'Add the “after” photo, or remove the “before”.';
  if (content.after && !content.before) missing.before = 'Add the “before” photo, or remove the “after”.';
  if (!coverOf(content)) {
    const [first] = photoPlaces(content);
    if (first)
      missing[`${photoFields.description}${first[0]}`] = `${photoName(first[0])}: say what it shows.`;
    else missing.photos = 'Add one photo.';
  }
  if (!content.permission) missing.permission = 'Ask the client first, then tick the box.';
  return missing;
}

/** With the cover that the form has chosen, even if nobody chose one. */
export function projectCompared(content: ProjectContent): Record<string, string> {
  const cover = chosenCover(content)?.picture;
  const [place = ''] = photoPlaces(content).find(([, { picture }]) => picture === cover) ?? [];
  return { ...projectValues(content), cover: place };
}

/** Each photo with the name of its place in the form. */
function photoPlaces({ photos, before, after }: ProjectContent): (readonly [string, Photo])[] {
  return [
    ...photos.map((photo, index) => [String(index + 1), photo] as const),
    ...(before ? [['before', before] as const] : []),
    ...(after ? [['after', after] as const] : []),
  ];
}

export function photoName(place: string): string {
  if (place === 'before') return 'The “before” photo';
  return place === 'after' ? 'The “after” photo' : `Photo ${place}`;
}

/** The field for the description of a photo. */
export function descriptionField(place: string) {
  const photo = place === 'before' || place === 'after' ? `“${place}”` : `photo ${place}`;
  return { label: `What does ${photo} show?`, maxCharacters: ownerPhotos.altMaxCharacters };
}

/** The content as values of the form's fields. */
export function projectValues(content: ProjectContent): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of PROJECT_TEXTS) values[name] = content[name];
  if (content.featured) values.featured = 'yes';
  if (content.permission) values.permission = 'yes';
  for (const [place, { picture, alt, focus }] of photoPlaces(content)) {
    if (/\d/.test(place)) values[`${photoFields.id}${place}`] = picture;
    values[`${photoFields.description}${place}`] = alt;
    values[`${photoFields.focus}${place}`] = focus;
  }
  // The ids are sent with the form again, so that a refused form does not have to upload its pictures twice.
  const { photos, before, after } = content;
  if (photos.length > 0)
    values[`${KEPT_FIELD_PREFIX}photos`] = photos.map(({ picture }) => picture).join(' ');
  if (before) values[`${KEPT_FIELD_PREFIX}before`] = before.picture;
  if (after) values[`${KEPT_FIELD_PREFIX}after`] = after.picture;
  const cover = content.photos.findIndex(({ picture }) => picture === content.cover);
  if (content.cover === 'after') values.cover = 'after';
  else if (cover >= 0) values.cover = String(cover + 1);
  return values;
}
