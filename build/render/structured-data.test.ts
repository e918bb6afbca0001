import { describe, expect, it } from 'vitest';
import { COUNTRY_CODE, company } from '../../content/company.ts';
import { faq } from '../../content/faq.ts';
import { type Project, picturesOf } from '../../content/project.ts';
import { services } from '../../content/services/catalogue.ts';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { sampleSite } from '../../contract/site.ts';
import { publications, publishedSite } from '../../testing/publications.ts';
import { plannedDocuments } from './documents.ts';
import { structuredDataOf } from './structured-data.ts';

const ROOT = 'https://renovations.example';
const head = { title: 'The title', description: 'A description' } as const;
const site = sampleSite();
const documents = plannedDocuments(site);
const [service] = services;
const [project] = site.projects as readonly [Project];

type Thing = Record<string, unknown>;

function dataAt(route: string, isIndexable = true, shown = site): Thing[] {
  const planned = plannedDocuments(shown).find((document) => document.route === route);
  if (!planned) throw new Error(`There is no document for ${route}`);
  return structuredDataOf(planned, { ...head, isIndexable }, shown, ROOT) as unknown as Thing[];
}

function typesAt(route: string): unknown[] {
  return dataAt(route).map((thing) => thing['@type']);
}

describe('the structured data', () => {
  // The types ensure that each conforms to the vocabulary.
  it.each(documents.map(({ route }) => route))(
    'of %s names its vocabulary, and leaves nothing empty',
    (route) => {
      for (const thing of dataAt(route)) {
        expect(thing['@context']).toBe('https://schema.org');
        expect(JSON.stringify(thing)).not.toMatch(/"\s*"|null|undefined|\[\]/);
      }
    },
  );

  it('claims no rating, review or vacancy, and no price', () => {
    const everything = JSON.stringify(documents.map(({ route }) => dataAt(route)));
    const names = [...everything.matchAll(/"(?:@type":")?([\w@]+)"(?=[:,}])/g)].map(([, name]) => name);
    expect(names).toContain('telephone');
    expect(names).toContain('GeneralContractor');
    expect(names.filter((name) => /rating|review|job|price/i.test(name ?? ''))).toEqual([]);
  });

  it('is left out where the page stays out of search results', () => {
    expect(dataAt('/file-test', false)).toEqual([]);
  });

  it('tells of each document what it is', () => {
    expect(typesAt(to.home)).toEqual(['GeneralContractor']);
    expect(typesAt(to.about())).toEqual(['BreadcrumbList']);
    expect(typesAt(to.service(service.id))).toEqual(['BreadcrumbList', 'Service']);
    expect(typesAt(to.contact)).toEqual(['BreadcrumbList', 'FAQPage']);
    expect(new Set(typesAt(to.project(project.id)))).toEqual(new Set(['BreadcrumbList', 'ImageObject']));
  });
});

describe('the company in the structured data', () => {
  const [contractor] = dataAt(to.home);

  it('is the one of the company file', () => {
    const { city, regionCode } = company.location;
    expect(contractor).toMatchObject({
      name: company.name,
      email: company.email,
      telephone: company.phone.href.replace('tel:', ''),
      foundingDate: String(company.launched),
      address: { addressLocality: city, addressRegion: regionCode, addressCountry: COUNTRY_CODE },
      areaServed: company.cities.map((name) => ({ '@type': 'City', name })),
    });
  });

  it('is open on seven days at the hours of the company file', () => {
    const hours = contractor?.openingHoursSpecification as Thing;
    const onTheClock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
    const { opens, closes } = company.hours;
    expect(hours).toMatchObject({ opens: onTheClock(opens), closes: onTheClock(closes) });
    expect(hours.dayOfWeek).toHaveLength(7);
  });

  it('offers every service, at the address of its document', () => {
    const offers = services.map(({ id, title }) => ({
      itemOffered: { name: title, url: ROOT + documentPath(to.service(id)) },
    }));
    expect(contractor?.hasOfferCatalog).toMatchObject({ itemListElement: offers });
  });

  it('is the provider of each service', () => {
    for (const { id, title } of services) {
      const described = dataAt(to.service(id)).find((thing) => thing['@type'] === 'Service');
      expect(described).toMatchObject({ name: title, serviceType: title });
      expect(described?.provider).toMatchObject({ '@id': contractor?.['@id'] });
    }
  });
});

describe('prices', () => {
  const published = publishedSite('theLongest');

  it('are offered with a service, between two amounts in Canadian dollars', () => {
    for (const { id, slug } of services) {
      const described = dataAt(to.service(id), true, published).find((thing) => thing['@type'] === 'Service');
      const { from, to: upTo } = published.prices[slug] ?? {};
      expect(described?.offers).toMatchObject({
        priceSpecification: { minPrice: from, maxPrice: upTo, priceCurrency: 'CAD' },
      });
    }
  });

  const costOf = (budget: string) => {
    const [first, ...others] = published.projects as [Project, ...Project[]];
    const projects = [{ ...first, budget }, ...others];
    const data = dataAt(to.project(first.id), true, { ...published, projects });
    return data.find((thing) => thing['@type'] === 'Service')?.offers;
  };

  it('of a project are what it cost, where that is an amount or two', () => {
    expect(costOf('$58,000 to $64,000')).toMatchObject({
      priceSpecification: { minPrice: 58_000, maxPrice: 64_000, priceCurrency: 'CAD' },
    });
    expect(costOf('$58,000')).toMatchObject({ priceSpecification: { minPrice: 58_000, maxPrice: 58_000 } });
  });

  it.each(['', 'About $58,000, with the permit'])('of a project are left out for "%s"', (budget) => {
    expect(costOf(budget)).toBeUndefined();
  });

  it.each(Object.keys(publications) as (keyof typeof publications)[])(
    'and all else leave nothing empty: %s',
    (name) => {
      const shown = publishedSite(name);
      const everything = plannedDocuments(shown).map(({ route }) => dataAt(route, true, shown));
      expect(JSON.stringify(everything)).not.toMatch(/"\s*"|null|undefined|\[\](?!,|\])/);
    },
  );
});

describe('other structured data', () => {
  it('holds every question with its answer', () => {
    const page = dataAt(to.contact).find((thing) => thing['@type'] === 'FAQPage');
    expect(page?.mainEntity).toMatchObject(
      faq.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
    );
  });

  it.each<Project>(site.projects)('names every picture of project $id once', (project) => {
    const pictures = dataAt(to.project(project.id)).filter((thing) => thing['@type'] === 'ImageObject');
    const files = pictures.map(({ contentUrl }) => contentUrl);
    expect(files).toHaveLength(picturesOf(project).length);
    expect(new Set(files).size).toBe(files.length);
  });

  it('leads from Home to the page in order', () => {
    const trailOf = (route: string) => {
      const { itemListElement } = dataAt(route)[0] as { itemListElement: Thing[] };
      return itemListElement.map(({ position, name, item }) => `${position} ${name} ${item}`);
    };
    expect(trailOf(to.service(service.id))).toEqual([
      `1 Home ${ROOT}/`,
      `2 Services ${ROOT}/services`,
      `3 The title ${ROOT}/services/${service.slug}`,
    ]);
    expect(trailOf(to.about())).toEqual([`1 Home ${ROOT}/`, `2 The title ${ROOT}/about`]);
  });
});
