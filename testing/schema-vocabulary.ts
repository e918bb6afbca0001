/** The part of schema.org that the site speaks, for its tests: each type's properties and what they may hold. */

type Kind = (value: unknown) => boolean;

const text: Kind = (value) => typeof value === 'string' && value.trim() !== '';
const number: Kind = (value) => typeof value === 'number' && Number.isFinite(value);
const address: Kind = (value) => typeof value === 'string' && URL.canParse(value);
const matching =
  (pattern: RegExp): Kind =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const date = matching(/^\d{4}(-\d{2}-\d{2})?$/);
const time = matching(/^\d{2}:\d{2}$/);
const day = matching(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/);

/** A type's own name stands for a thing of that type. */
const vocabulary: Record<string, Readonly<Record<string, Kind | string>>> = {
  GeneralContractor: {
    name: text,
    slogan: text,
    url: address,
    logo: address,
    image: address,
    telephone: matching(/^\+\d{11}$/),
    email: matching(/^\S+@\S+$/),
    foundingDate: date,
    address: 'PostalAddress',
    openingHoursSpecification: 'OpeningHoursSpecification',
    areaServed: 'City',
    sameAs: address,
    hasOfferCatalog: 'OfferCatalog',
  },
  PostalAddress: { addressLocality: text, addressRegion: text, addressCountry: text },
  OpeningHoursSpecification: { dayOfWeek: day, opens: time, closes: time },
  City: { name: text },
  OfferCatalog: { name: text, itemListElement: 'Offer' },
  Offer: { itemOffered: 'Service' },
  Service: {
    name: text,
    serviceType: text,
    description: text,
    url: address,
    image: address,
    areaServed: 'City',
    provider: 'GeneralContractor',
  },
  ImageObject: {
    contentUrl: address,
    caption: text,
    width: 'QuantitativeValue',
    height: 'QuantitativeValue',
    creditText: text,
  },
  QuantitativeValue: { value: number, unitText: text },
  BreadcrumbList: { itemListElement: 'ListItem' },
  ListItem: { position: number, name: text, item: address },
  FAQPage: { mainEntity: 'Question' },
  Question: { name: text, acceptedAnswer: 'Answer' },
  Answer: { text },
};

type Thing = Readonly<Record<string, unknown>>;

/** What the vocabulary does not allow, each with the way to it. */
export function vocabularyFaults(thing: Thing, path = ''): string[] {
  const type = String(thing['@type']);
  const properties = vocabulary[type];
  if (!properties) return [`${path}: there is no type ${type}`];
  return Object.entries(thing)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const kind = properties[name];
      const at = `${path}/${type}.${name}`;
      if (!kind) return [`${at}: ${type} has no such property`];
      return (Array.isArray(value) ? value : [value]).flatMap((one) => valueFaults(one, kind, at));
    });
}

function valueFaults(value: unknown, kind: Kind | string, at: string): string[] {
  if (typeof kind === 'function') return kind(value) ? [] : [`${at}: ${JSON.stringify(value)} does not fit`];
  const thing = value as Thing;
  if (thing?.['@type'] !== kind) return [`${at}: should be a ${kind}`];
  return vocabularyFaults(thing, at);
}
