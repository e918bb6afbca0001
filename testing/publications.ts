import { company, credentials } from '../content/company.ts';
import type { CredentialKey } from '../content/company-facts.ts';
import type { Picture } from '../content/picture.ts';
import { pictures } from '../content/pictures.ts';
import type { Service } from '../content/service.ts';
import { services } from '../content/services/catalogue.ts';
import {
  NOTHING_PUBLISHED,
  type Person,
  type Publication,
  type PublishedProject,
  type PublishedTestimonial,
} from '../contract/publication.ts';
import { type Site, sampleIds, siteOf } from '../contract/site.ts';

/** Extreme cases of what an owner may publish, for tests of any company. */

const PUBLISHED_ON = '2026-12-20';
const LAST_DAY = '2027-01-02';

const allServices: readonly Service[] = services;
const allPictures: readonly Picture[] = Object.values(pictures);

/** The files of a sample with another focus, as an owner may set it. */
function picture(index: number): Picture {
  const found = allPictures[index % allPictures.length] as Picture;
  return { ...found, focus: [(index * 37) % 101, (index * 53) % 101] };
}

/** As many words as fit. */
function words(maxLength: number, beginning = ''): string {
  const text = `${beginning} ${'the soffit hid an abandoned duct and nobody remembered why '.repeat(maxLength / 20)}`;
  return text.trim().slice(0, maxLength).trim();
}

const shortProject: PublishedProject = {
  id: 101,
  title: 'Deck',
  service: (allServices[0] as Service).slug,
  city: company.cities[0],
  completed: '2026-10',
  description: 'New deck.',
  storyTitle: '',
  story: [],
  features: [],
  house: '',
  timeOnSite: '',
  permits: '',
  area: '',
  budget: '',
  finishes: '',
  isFeatured: false,
  cover: picture(0),
  morePictures: [],
  linkPreview: '/photos/preview-101.jpg',
  changedOn: '2026-12-19',
};

/** Titles, texts and addresses as long as anybody would type them, one of them without a space. */
function longProject(index: number): PublishedProject {
  const id = 102 + index;
  const pictureAt = (place: number) => picture(14 * index + place);
  return {
    ...shortProject,
    id,
    title: index === 1 ? 'Donaudampfschifffahrtsgesellschaftshaus'.repeat(2) : words(100, `House ${id}:`),
    service: (allServices[index % allServices.length] as Service).slug,
    city: company.cities[index % company.cities.length] as string,
    description: words(300),
    storyTitle: words(100, 'What was found:'),
    story: Array.from({ length: 8 }, (_, place) => words(900, `Paragraph ${place + 1}.`)),
    features: Array.from({ length: 20 }, (_, place) => words(140, `Line ${place + 1}:`)),
    house: words(100),
    timeOnSite: words(60),
    permits: words(120),
    area: words(60),
    budget: index % 2 === 0 ? '$58,000 to $64,000' : words(80, 'About $58,000, with'),
    finishes: ['Counter: quartz, honed', words(140, 'Tile:'), '', words(120)].join('\n'),
    isFeatured: index < 2,
    cover: pictureAt(0),
    morePictures: Array.from({ length: 11 }, (_, place) => pictureAt(place + 1)),
    beforeAndAfter: { before: pictureAt(12), after: pictureAt(13) },
    linkPreview: `/photos/preview-${id}.jpg`,
  };
}

const shortTestimonial: PublishedTestimonial = {
  id: 101,
  content: 'Thank you.',
  authorName: 'Bo',
  authorLocation: '',
  projectType: '',
  rating: 4,
  writtenOn: '2026-12-18',
};

const longTestimonial: PublishedTestimonial = {
  ...shortTestimonial,
  id: 102,
  content: words(1500),
  authorName: words(100, 'Maximiliana'),
  authorLocation: words(100),
  projectType: (allServices[0] as Service).title,
  project: 102,
  photo: picture(3),
};

const shortPerson: Person = { id: 1, name: 'Bo', role: 'Founder', words: '' };

function peopleOf(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: index === 1 ? words(80, 'Maximiliana') : `Person ${index + 1}`,
    role: index === 1 ? words(80) : 'Carpenter',
    words: words(index === 1 ? 400 : 120),
    ...(index % 4 !== 3 && { photo: picture(index) }),
  }));
}

const everyNumber = Object.fromEntries(credentials.map(({ key }) => [key, `${key} 000-0000`])) as Record<
  CredentialKey,
  string
>;

/** All samples are hidden, and nothing is published yet. */
const everythingRetired: Publication = { ...NOTHING_PUBLISHED, version: 1, retiredSamples: sampleIds() };

/** One record of each kind with only what is required. */
const theShortest: Publication = {
  ...everythingRetired,
  version: 2,
  projects: [shortProject],
  testimonials: [shortTestimonial],
  people: [shortPerson],
};

/** Everything that can be given, beside the samples. */
const theLongest: Publication = {
  ...NOTHING_PUBLISHED,
  version: 3,
  projects: [...Array.from({ length: 5 }, (_, index) => longProject(index)), shortProject],
  testimonials: [longTestimonial, shortTestimonial],
  people: peopleOf(7),
  prices: Object.fromEntries(
    allServices.map(({ slug }) => [
      slug,
      { from: 28_500, to: 1_064_500, basis: words(200, 'Ten by twelve') },
    ]),
  ),
  company: {
    notice: { text: words(160, 'Closed December 24 to January 2;'), until: LAST_DAY },
    mailingAddress: words(200, '35 Ossington Avenue\nToronto, ON  M6J 2Y9'),
    credentialNumbers: everyNumber,
  },
};

export const publications = { nothing: NOTHING_PUBLISHED, everythingRetired, theShortest, theLongest };

export function publishedSite(name: keyof typeof publications): Site {
  return siteOf(publications[name], PUBLISHED_ON);
}
