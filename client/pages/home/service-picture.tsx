import { lazy, Suspense } from 'react';
import { Picture } from '../../components/picture.tsx';
import { below } from '../../location/base.ts';
import type { ShownService } from './shown-services.ts';

/** All our own services have pictures: the icons are fetched for those that do not. */
const ServiceIcon = lazy(async () => ({
  default: (await import('../../components/service-icon.tsx')).ServiceIcon,
}));

type ServicePictureProps = { service: ShownService; sizes: string; upTo?: number; className: string };

/** Without words of its own: title and description stand beside it. */
export function ServicePicture({ service, sizes, upTo, className }: ServicePictureProps) {
  const { picture, imagePath } = service;
  if (!picture && !imagePath)
    return (
      <div className={`grid place-items-center border bg-trace text-brick ${className}`}>
        <Suspense>
          <ServiceIcon name={service.iconName} title={service.title} className="size-12" />
        </Suspense>
      </div>
    );
  return (
    <div className={`overflow-hidden bg-trace ${className}`}>
      {picture ? (
        <Picture name={picture} alt="" sizes={sizes} upTo={upTo} className="size-full object-cover" />
      ) : (
        <img
          src={imagePath?.startsWith('/') ? below(imagePath) : imagePath}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
