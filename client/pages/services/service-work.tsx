import type { Service } from '../../../content/service.ts';
import { to } from '../../../contract/screens.ts';
import { Prose } from '../../components/prose.tsx';
import { Island } from '../../islands/island.tsx';
import { Icon } from '../../ui/icon.tsx';
import { HiringSidebar } from './hiring-sidebar.tsx';
import { Paragraphs, paragraphsOf } from './service-text.tsx';

/** `isNamed` is true on the service's own page, whose headings start a level higher. */
type ServiceWorkProps = { service: Service; isNamed: boolean };

export function ServiceWork({ service, isNamed }: ServiceWorkProps) {
  const { others } = paragraphsOf(service);
  const Subtitle = isNamed ? 'h2' : 'h3';
  return (
    <div className="page-width grid gap-x-gap gap-y-12 pt-12 lg:columns-12 lg:pt-16">
      <div className="grid content-start gap-4 lg:col-span-6 lg:col-start-3 print:col-span-full">
        {others.length > 0 && (
          <div className="mb-6 grid max-w-[38em] gap-4">
            <Paragraphs>{others}</Paragraphs>
          </div>
        )}
        <Subtitle id="service-features" className="font-display text-h3">
          What is included
        </Subtitle>
        <ul aria-labelledby="service-features" className="grid gap-x-gap border-t sm:grid-cols-2">
          {service.features.map((feature) => (
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
      <HiringSidebar service={service} />
    </div>
  );
}
