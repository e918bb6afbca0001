import { lazy, Suspense } from 'react';
import { to } from '../../../contract/screens.ts';
import { twoDigits } from '../../../contract/sheets.ts';
import { EstimateButton } from '../../components/estimate-button.tsx';
import { TextLink } from '../../components/link.tsx';
import { SourcePicture } from '../../components/source-picture.tsx';
import { resolveUrl } from '../../ui/base-path.ts';
import type { ShownService } from './shown-services.ts';

/** Loaded lazily, because only services from the API may lack a picture. */
const ServiceIcon = lazy(async () => ({
  default: (await import('./service-icon.tsx')).ServiceIcon,
}));

type ServiceCardProps = { service: ShownService; className?: string };

export function LargeServiceCard({ service, className = '' }: ServiceCardProps) {
  return (
    <article aria-label={service.title} className={`break-inside-avoid ${className}`}>
      <ServicePicture
        service={service}
        sizes="(min-width: 103rem) 55rem, (min-width: 64rem) 54vw, (min-width: 37.5rem) 46vw, 90vw"
        className="aspect-3/2 lg:aspect-auto lg:h-[clamp(20rem,31vw,29rem)]"
      />
      <div className="mt-4 grid grid-cols-[2.5rem_minmax(0,1fr)]">
        <p aria-hidden="true" className="pt-2 text-note text-ink-soft tabular">
          {twoDigits(service.id)}
        </p>
        <div>
          <h3 className="font-display text-h3">{service.title}</h3>
          <p className="mt-2 line-clamp-3 max-w-[31em]">{service.shortDescription}</p>
          <ServiceActions service={service} className="mt-3 md:mt-4" />
        </div>
      </div>
    </article>
  );
}

/** A row; on phones a card in a strip. */
export function ServiceRow({ service }: { service: ShownService }) {
  return (
    <article
      aria-label={service.title}
      className="break-inside-avoid sm:grid sm:grid-cols-[2.5rem_9rem_minmax(0,1fr)] sm:gap-x-4 sm:border-b sm:py-6"
    >
      <p aria-hidden="true" className="pb-2 text-note text-ink-soft tabular sm:pt-0.5">
        {twoDigits(service.id)}
      </p>
      <ServicePicture
        service={service}
        sizes="(min-width: 37.5rem) 12rem, 72vw"
        maxWidth={800}
        className="aspect-3/2 self-start sm:aspect-4/3"
      />
      <div className="max-sm:mt-4">
        <h3 className="font-display text-h4">{service.title}</h3>
        <p className="mt-2 line-clamp-3 text-balance text-small text-ink-soft">{service.shortDescription}</p>
        <ServiceActions service={service} className="mt-1 md:mt-2" />
      </div>
    </article>
  );
}

function ServiceActions({ service: { id, title, projectType }, className }: Required<ServiceCardProps>) {
  return (
    <p className={`flex flex-wrap gap-x-6 print:hidden ${className}`}>
      <EstimateButton
        variant="text"
        label={`Get Quote: ${title}`}
        projectType={projectType}
        asksFor={`For: ${title}`}
      >
        Get Quote
      </EstimateButton>{' '}
      <TextLink to={to.service(id)} icon="arrow" aria-label={`View Details: ${title}`}>
        View Details
      </TextLink>
    </p>
  );
}

type ServicePictureProps = { service: ShownService; sizes: string; maxWidth?: number; className: string };

/** Has no alternative text, because title and description are beside it. */
function ServicePicture({ service, sizes, maxWidth, className }: ServicePictureProps) {
  const { picture, imagePath } = service;
  if (!picture && !imagePath)
    return (
      <div className={`grid place-items-center border bg-trace text-brick ${className}`}>
        <Suspense>
          <ServiceIcon names={[service.iconName, service.knownIconName]} className="size-12" />
        </Suspense>
      </div>
    );
  return (
    <div className={`overflow-hidden bg-trace ${className}`}>
      {picture ? (
        <SourcePicture
          source={picture}
          alt=""
          sizes={sizes}
          maxWidth={maxWidth}
          className="size-full object-cover"
        />
      ) : (
        <img
          src={imagePath && resolveUrl(imagePath)}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
