import { lazy, Suspense } from 'react';
import { SourcePicture } from '../../components/source-picture.tsx';
import { withBase } from '../../ui/base-path.ts';
import type { ShownService } from './shown-services.ts';

/** All our own services have pictures: the icons are fetched for those that do not. */
const ServiceIcon = lazy(async () => ({
  default: (await import('./service-icon.tsx')).ServiceIcon,
}));

type ServicePictureProps = { service: ShownService; sizes: string; upTo?: number; className: string };

/** Without words of its own: title and description stand beside it. */
export function ServicePicture({ service, sizes, upTo, className }: ServicePictureProps) {
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
        <SourcePicture source={picture} alt="" sizes={sizes} upTo={upTo} className="size-full object-cover" />
      ) : (
        <img
          src={imagePath?.startsWith('/') ? withBase(imagePath) : imagePath}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
