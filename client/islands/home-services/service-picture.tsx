import { lazy, Suspense } from 'react';
import { SourcePicture } from '../../components/source-picture.tsx';
import { resolveUrl } from '../../ui/base-path.ts';
import type { ShownService } from './shown-services.ts';

/** Only services of the API may have no picture. */
const ServiceIcon = lazy(async () => ({
  default: (await import('./service-icon.tsx')).ServiceIcon,
}));

type ServicePictureProps = { service: ShownService; sizes: string; maxWidth?: number; className: string };

/** Without alternative text: title and description are beside it. */
export function ServicePicture({ service, sizes, maxWidth, className }: ServicePictureProps) {
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
