import { services } from '../../../../content/services/catalogue.ts';
import type { Choice } from '../../../page-parts/fields.ts';
import { serviceOfWords, type TestimonialContent } from '../../../publications/record-content.ts';
import { shorten } from '../../../publications/words/shortening.ts';
import type { DeskForm } from '../desk-form.ts';
import { type Problems, type TextField, tooLong } from '../editor/editor.ts';

export const projectTypeChoices: readonly Choice[] = services.map(({ title }) => ({
  value: title,
  label: title,
}));
export const starChoices: readonly Choice[] = [5, 4, 3, 2, 1].map((number) => ({
  value: String(number),
  label: `${number} of 5`,
}));

export const testimonialFields = {
  // The marks for omitted parts can make the text longer than what the client sent.
  content: { label: 'The words', maxCharacters: 1500 },
  authorName: { label: 'Name, as it will appear', maxCharacters: 80 },
  authorLocation: { label: 'City', maxCharacters: 80 },
  rating: { label: 'Stars' },
  projectType: { label: 'Service' },
  project: { label: 'Project' },
} as const;

/** Those whose text is typed. */
const typedFields: readonly TextField[] = [
  { name: 'content', ...testimonialFields.content },
  { name: 'authorName', ...testimonialFields.authorName },
  { name: 'authorLocation', ...testimonialFields.authorLocation },
];

export function testimonialTexts(projectChoices: NonNullable<TextField['choices']>): readonly TextField[] {
  return [
    ...typedFields,
    { name: 'projectType', ...testimonialFields.projectType, choices: () => projectTypeChoices },
    { name: 'rating', ...testimonialFields.rating, choices: () => starChoices },
    { name: 'permission', label: 'The client’s written permission', isCheckbox: true },
    { name: 'showPhoto', label: 'The photo beside the words', isCheckbox: true },
    { name: 'project', ...testimonialFields.project, choices: projectChoices },
  ];
}

export const emptyTestimonial: TestimonialContent = {
  content: '',
  authorName: '',
  authorLocation: '',
  projectType: '',
  rating: '',
  project: '',
  permission: false,
  showPhoto: false,
  writtenOn: '',
};

/**
 * A client's text can only be shortened, and name, city, stars and permission cannot be changed. If the owner typed the
 * words from paper, all fields are read.
 */
export function readTestimonial({ values }: DeskForm, stored: TestimonialContent): TestimonialContent {
  const text = (name: 'content' | 'authorName' | 'authorLocation' | 'projectType' | 'rating' | 'project') =>
    values.get(name)?.trim() ?? stored[name];
  // An unticked checkbox is not sent. Whether the form contained it follows from its other fields.
  const isWhole = values.has('content');
  const projectType = text('projectType');
  const about = {
    projectType: serviceOfWords(projectType)?.slug ?? projectType,
    project: text('project'),
    showPhoto: isWhole ? values.has('showPhoto') : stored.showPhoto,
  };
  if (stored.original) {
    const content = text('content');
    return { ...stored, ...about, content: shorten(stored.original.content, content) ?? content };
  }
  return {
    ...stored,
    ...about,
    content: text('content'),
    authorName: text('authorName'),
    authorLocation: text('authorLocation'),
    rating: text('rating'),
    permission: isWhole ? values.has('permission') : stored.permission,
  };
}

/** Errors because of which the draft cannot be saved. */
export function testimonialProblems(content: TestimonialContent): Problems {
  const problems: Record<string, string> = tooLong(typedFields, testimonialValues(content));
  if (!content.content) problems.content = 'Write the words here.';
  if (content.original && shorten(content.original.content, content.content) === undefined)
    problems.content =
      'These are not the words of the client any more. You may leave parts out, and change nothing.';
  if (content.rating && !/^[1-5]$/.test(content.rating)) problems.rating = 'Choose one to five stars.';
  if (content.project && !/^\d{1,9}$/.test(content.project)) problems.project = 'Choose a project, or none.';
  if (content.projectType && !serviceOfWords(content.projectType))
    problems.projectType = 'Choose a service, or none.';
  return problems;
}

/** What must be added before the words can be published. */
export function testimonialMissing(content: TestimonialContent): Problems {
  const missing: Record<string, string> = {};
  if (!content.authorName) missing.authorName = 'Say who wrote it.';
  if (!content.rating) missing.rating = 'Choose the number of stars.';
  if (!content.permission)
    missing.permission = content.original
      ? 'The client has not allowed it: these words are for you alone.'
      : 'Ask the client in writing, then tick the box.';
  return missing;
}

export function testimonialValues(content: TestimonialContent): Record<string, string> {
  const { authorName, authorLocation, rating, project } = content;
  return {
    content: content.content,
    authorName,
    authorLocation,
    projectType: serviceOfWords(content.projectType)?.title ?? content.projectType,
    rating,
    project,
    ...(content.permission && { permission: 'yes' }),
    ...(content.showPhoto && { showPhoto: 'yes' }),
  };
}
