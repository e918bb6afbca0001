import type {
  BreadcrumbList,
  City,
  FAQPage,
  GeneralContractor,
  ImageObject,
  Offer,
  Service,
  Thing,
  WithContext,
} from 'schema-dts';
import type { Head } from '../../client/page.ts';
import { COUNTRY_CODE, company } from '../../content/company.ts';
import { faq } from '../../content/faq.ts';
import { avifPath, type Picture } from '../../content/picture.ts';
import { type Project, picturesOf } from '../../content/project.ts';
import { services } from '../../content/services/catalogue.ts';
import { documentPath, socialPicturePath } from '../../contract/documents.ts';
import type { Price } from '../../contract/publication.ts';
import { matchScreen, screenRow, to } from '../../contract/screens.ts';
import { projectWithId, type Site } from '../../contract/site.ts';
import { type PlannedDocument, serviceAt } from './documents.ts';
import { type Span, spanIn } from './price-span.ts';

/**
 * Structured data about a page in the schema.org vocabulary, from the content only: nothing that the page does not
 * show, and no self-made ratings, which search engines ignore. `root` is the public URL of the site, without a trailing
 * slash.
 */
export function structuredDataOf(
  { route, path }: PlannedDocument,
  head: Head,
  site: Site,
  root: string,
): WithContext<Thing>[] {
  if (head.isIndexable === false) return [];
  const service = serviceAt(route);
  const { screen, id } = matchScreen(path);
  const project = screen === 'project' && projectWithId(site, id);
  const things: Thing[] = [
    ...(screen === 'home' ? [contractor(root)] : [breadcrumbs(path, head.title, root)]),
    ...(service ? [serviceData(service, site.prices[service.slug], root)] : []),
    ...(project ? projectData(project, root) : []),
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
      addressRegion: location.regionCode,
      addressCountry: COUNTRY_CODE,
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
        itemOffered: { '@type': 'Service', name: title, url: root + documentPath(to.service(id)) },
      })),
    },
  };
}

function serviceData(
  { id, title, picture, fullDescription }: (typeof services)[number],
  price: Price | undefined,
  root: string,
): Service {
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: fullDescription[0],
    url: root + documentPath(to.service(id)),
    image: root + largest(picture),
    areaServed: cities(),
    provider: provider(root),
    ...(price && { offers: offerOf(price) }),
  };
}

/** The project's pictures, and the work as a service with its price if the budget is stated. */
function projectData(project: Project, root: string): Thing[] {
  const images = picturesOf(project).map((picture) => imageObject(picture, root));
  const cost = spanIn(project.budget ?? '');
  if (!cost) return images;
  const work: Service = {
    '@type': 'Service',
    name: project.title,
    serviceType: project.category,
    description: project.description,
    url: root + documentPath(to.project(project.id)),
    areaServed: { '@type': 'City', name: project.city },
    provider: provider(root),
    offers: offerOf(cost),
  };
  return [work, ...images];
}

function provider(root: string): GeneralContractor {
  return { '@type': 'GeneralContractor', '@id': contractorId(root), name: company.name };
}

function offerOf({ from, to }: Span): Offer {
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: from,
      maxPrice: to,
      priceCurrency: 'CAD',
    },
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

/** Each part of a path is a screen of its own, so the breadcrumbs follow from the path. */
function breadcrumbs(path: string, title: string, root: string): BreadcrumbList {
  const [, section = '', page] = path.split('/');
  const parent = `/${section}`;
  const trail = [
    { name: 'Home', url: `${root}/` },
    ...(page ? [{ name: screenRow(matchScreen(parent).screen).name, url: root + parent }] : []),
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
