import type { Service } from '../../../content/service.ts';
import { priceOnPaper } from '../../../content/service-words.ts';
import type { Price } from '../../../contract/publication.ts';
import { twoDigits } from '../../../contract/sheets.ts';
import { Picture } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';
import { BreakableTitle } from '../../ui/breakable-title.tsx';
import { ServicePrice } from './service-price.tsx';

/** Titles with more characters are set smaller, so that they fit the first screen. */
const LONG_TITLE = 26;

type ServiceOpeningProps = {
  service: Service;
  price: Price | undefined;
  /** Set on the service's own page, which starts with this section. */
  sheetNumber?: string;
};

/** The name and price of the service, below the picture, so that titles of any length do not move it. */
export function ServiceOpening({ service, price, sheetNumber }: ServiceOpeningProps) {
  const { title, shortDescription } = service;
  return (
    <header className="page-width grid gap-4 pt-6 lg:columns-12 lg:items-end lg:pt-8">
      <p
        aria-hidden="true"
        className="text-note text-ink-soft tabular max-lg:hidden lg:col-span-2 lg:self-start lg:pt-4"
      >
        {sheetNumber ?? twoDigits(service.id)}
      </p>
      {sheetNumber ? (
        <h1
          id="service-title"
          data-screen-heading=""
          tabIndex={-1}
          className={`font-display lg:col-span-6 lg:self-start ${title.length > LONG_TITLE ? 'text-h2' : 'text-h1'}`}
        >
          <BreakableTitle>{title}</BreakableTitle>
        </h1>
      ) : (
        <h2 id="service-title" className="font-display text-h2 lg:col-span-6 lg:self-start">
          <BreakableTitle>{title}</BreakableTitle>
        </h2>
      )}
      <div className="lg:col-span-4">
        {price ? (
          <ServicePrice price={price} />
        ) : (
          <p className="max-w-[34em] text-intro text-balance text-ink-soft lg:pb-1.5 lg:text-body">
            <Prose>{`${shortDescription} ${priceOnPaper}`}</Prose>
          </p>
        )}
      </div>
    </header>
  );
}

type ServiceRoomProps = { service: Service; className?: string };

/** From medium screens on, the picture stays between the gutters. */
export function ServiceRoom({ service: { picture, wideFocus = 50 }, className = '' }: ServiceRoomProps) {
  return (
    <div className={`page-width max-md:px-0 ${className}`}>
      <div
        data-cover=""
        className="aspect-5/4 bg-trace sm:aspect-16/9 min-[75rem]:aspect-auto min-[75rem]:h-[clamp(24rem,54vh,34rem)] print:aspect-16/9 print:h-auto"
      >
        <Picture
          picture={{ ...picture, focus: [50, wideFocus] }}
          sizes="(min-width: 95rem) 95rem, (min-width: 48rem) 94vw, 100vw"
          isPriority
          className="size-full object-cover"
        />
      </div>
    </div>
  );
}
