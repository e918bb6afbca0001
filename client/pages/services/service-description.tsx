import type { Service } from '../../../content/service.ts';
import type { Price } from '../../../contract/publication.ts';
import { to } from '../../../contract/screens.ts';
import { twoDigits } from '../../../contract/sheets.ts';
import { Picture } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';
import { Island } from '../../islands/island.tsx';
import { BreakableTitle } from '../../ui/breakable-title.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ServicePrice } from './service-price.tsx';

/** `hasTitle`: not on the service's own page, whose head has it. */
type ServiceDescriptionProps = { service: Service; hasTitle: boolean; price: Price | undefined };

export function ServiceDescription({ service, hasTitle, price }: ServiceDescriptionProps) {
  const { fullDescription, features } = service;
  const [first = '', ...paragraphs] =
    fullDescription.length > 0 ? fullDescription : [service.shortDescription];
  const Subtitle = hasTitle ? 'h3' : 'h2';
  return (
    <>
      <div className="aspect-3/2 bg-trace">
        <Picture
          picture={service.picture}
          sizes="(min-width: 95rem) 1010px, (min-width: 64rem) 62vw, 92vw"
          isPriority
          className="size-full object-cover"
        />
      </div>
      <div className="mt-8 grid grid-cols-1 gap-4 lg:grid-cols-8 lg:gap-x-gap">
        <p aria-hidden="true" className="text-note text-ink-soft tabular lg:col-span-2 lg:pt-3.5">
          {twoDigits(service.id)}
        </p>
        <div className="grid gap-4 lg:col-span-6">
          {hasTitle && (
            <h2 id="service-title" className="font-display text-h2">
              <BreakableTitle>{service.title}</BreakableTitle>
            </h2>
          )}
          {price && <ServicePrice price={price} />}
          <div className="grid max-w-[38em] gap-4">
            <p className="text-intro">
              <Prose>{first}</Prose>
            </p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Prose>{paragraph}</Prose>
              </p>
            ))}
          </div>
          <Subtitle id="service-features" className="mt-6 font-display text-h3">
            What is included
          </Subtitle>
          <ul aria-labelledby="service-features" className="grid gap-x-gap border-t sm:grid-cols-2">
            {features.map((feature) => (
              <li key={feature} className="flex items-baseline gap-3 border-b py-3 text-small leading-[1.45]">
                <Icon name="check" className="size-4 translate-y-0.5 text-brick" />
                <span className="text-balance">
                  <Prose>{feature}</Prose>
                </span>
              </li>
            ))}
          </ul>
          <Island name="copy-link" hydrate="load" className="" props={{ route: to.service(service.id) }} />
        </div>
      </div>
    </>
  );
}
