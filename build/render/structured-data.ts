import type {
  BreadcrumbList,
  City,
  FAQPage,
  GeneralContractor,
  ImageObject,
  Service,
  Thing,
  WithContext,
} from 'schema-dts';
import type { Head } from '../../client/page.ts';
import { company } from '../../content/company.ts';
import { faq } from '../../content/faq.ts';
import { avifPath, type Picture } from '../../content/picture.ts';
import { services } from '../../content/services/catalogue.ts';
import { documentPathOf, socialPicturePath } from '../../contract/documents.ts';
import { matchScreen, rowOf, to } from '../../contract/screens.ts';
import { projectWithId, type Site } from '../../contract/site.ts';
import type { PlannedDocument } from './documents.ts';

/**
 * `root` is the public address of the site, without a slash at its end.
 *
 * What search engines read about a page, in the words of schema.org and from the content alone: nothing that the
 * page does not show, and no self-made ratings, which they ignore.
 */
export function structuredDataOf(
  { route, path }: PlannedDocument,
  head: Head,
  site: Site,
  root: string,
): WithContext<Thing>[] {
  if (head.isIndexable === false) return [];
  const service = services.find(({ id }) => to.service(id) === route);
  const { screen, id } = matchScreen(path);
  const project = screen === 'project' && projectWithId(site, id);
  const things: Thing[] = [
    ...(screen === 'home' ? [contractor(root)] : [breadcrumbs(path, head.title, root)]),
    ...(service ? [serviceData(service, root)] : []),
    ...(project ? [project.cover, ...project.morePictures].map((picture) => imageObject(picture, root)) : []),
    ...(screen === 'contact' ? [questions()] : []),
  ];
  return things.map(
    (thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>,
  );
}

function contractorId(root: string): string {
  return `${root}/#company`;
}

function contractor(root: string): GeneralContractor {
  const { hours, location } = company;
  return {
    '@type': 'GeneralContractor',
    '@id': contractorId(root),
    name: company.name,
    slogan: company.tagline,
    url: `${root}/`,
    logo: `${root}/icon-512.png`,
    image: root + socialPicturePath(to.home),
    telephone: company.phone.href.replace('tel:', ''),
    email: company.email,
    foundingDate: String(company.launched),
    address: {
      '@type': 'PostalAddress',
      addressLocality: location.city,
      addressRegion: location.region,
      addressCountry: location.country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: clock(hours.opens),
      closes: clock(hours.closes),
    },
    areaServed: cities(),
    sameAs: [company.social.href],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Renovation Services',
      itemListElement: services.map(({ id, title }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, url: root + documentPathOf(to.service(id)) },
      })),
    },
  };
}

function serviceData(
  { id, title, picture, fullDescription }: (typeof services)[number],
  root: string,
): Service {
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: fullDescription[0],
    url: root + documentPathOf(to.service(id)),
    image: root + largest(picture),
    areaServed: cities(),
    provider: { '@type': 'GeneralContractor', '@id': contractorId(root), name: company.name },
  };
}

function imageObject(picture: Picture, root: string): ImageObject {
  const { width, height } = picture;
  return {
    '@type': 'ImageObject',
    contentUrl: root + largest(picture),
    caption: picture.alt,
    width: { '@type': 'QuantitativeValue', value: width, unitText: 'px' },
    height: { '@type': 'QuantitativeValue', value: height, unitText: 'px' },
    creditText: company.name,
  };
}

/** The parts of a path are screens of their own, so the trail needs no list. */
function breadcrumbs(path: string, title: string, root: string): BreadcrumbList {
  const [, section = '', page] = path.split('/');
  const parent = `/${section}`;
  const trail = [
    { name: 'Home', url: `${root}/` },
    ...(page ? [{ name: rowOf(matchScreen(parent).screen).name, url: root + parent }] : []),
    { name: title, url: root + path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

function questions(): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function cities(): City[] {
  return company.cities.map((name) => ({ '@type': 'City', name }));
}

function largest(picture: Picture): string {
  return avifPath(picture, picture.widths.at(-1) ?? picture.width);
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
