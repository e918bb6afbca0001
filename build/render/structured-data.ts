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
import { projects } from '../../content/projects/catalogue.ts';
import { services } from '../../content/services/catalogue.ts';
import { documentPathOf, socialPicturePath } from '../../contract/documents.ts';
import { matchScreen, rowOf, to } from '../../contract/screens.ts';
import type { PlannedDocument } from './documents.ts';

/**
 * What search engines read about a page, in the words of schema.org and from the content alone: nothing that the
 * page does not show, and no self-made ratings, which they ignore.
 */
export function structuredDataOf(
  { route, path }: PlannedDocument,
  head: Head,
  site: string,
): WithContext<Thing>[] {
  if (head.isIndexable === false) return [];
  const service = services.find(({ id }) => to.service(id) === route);
  const project = projects.find(({ id }) => to.project(id) === route);
  const { screen } = matchScreen(path);
  const things: Thing[] = [
    ...(screen === 'home' ? [contractor(site)] : [breadcrumbs(path, head.title, site)]),
    ...(service ? [serviceData(service, site)] : []),
    ...(project ? [project.cover, ...project.morePictures].map((picture) => imageObject(picture, site)) : []),
    ...(screen === 'contact' ? [questions()] : []),
  ];
  return things.map(
    (thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>,
  );
}

function contractorId(site: string): string {
  return `${site}/#company`;
}

function contractor(site: string): GeneralContractor {
  const { hours, location } = company;
  return {
    '@type': 'GeneralContractor',
    '@id': contractorId(site),
    name: company.name,
    slogan: company.tagline,
    url: `${site}/`,
    logo: `${site}/icon-512.png`,
    image: site + socialPicturePath(to.home),
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
        itemOffered: { '@type': 'Service', name: title, url: site + documentPathOf(to.service(id)) },
      })),
    },
  };
}

function serviceData(
  { id, title, picture, fullDescription }: (typeof services)[number],
  site: string,
): Service {
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: fullDescription[0],
    url: site + documentPathOf(to.service(id)),
    image: site + largest(picture),
    areaServed: cities(),
    provider: { '@type': 'GeneralContractor', '@id': contractorId(site), name: company.name },
  };
}

function imageObject(picture: Picture, site: string): ImageObject {
  const { width, height } = picture;
  return {
    '@type': 'ImageObject',
    contentUrl: site + largest(picture),
    caption: picture.alt,
    width: { '@type': 'QuantitativeValue', value: width, unitText: 'px' },
    height: { '@type': 'QuantitativeValue', value: height, unitText: 'px' },
    creditText: company.name,
  };
}

/** The parts of a path are screens of their own, so the trail needs no list. */
function breadcrumbs(path: string, title: string, site: string): BreadcrumbList {
  const [, section = '', page] = path.split('/');
  const parent = `/${section}`;
  const trail = [
    { name: 'Home', url: `${site}/` },
    ...(page ? [{ name: rowOf(matchScreen(parent).screen).name, url: site + parent }] : []),
    { name: title, url: site + path },
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
