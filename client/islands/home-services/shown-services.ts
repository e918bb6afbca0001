import type { PictureSource } from '../../../content/picture.ts';
import type { ProjectType } from '../../../content/project-types.ts';
import type { ServiceResponse } from '../../../contract/api-responses.ts';

/** What a card shows of a service, in the document or from the API. */
export type ShownService = Pick<ServiceResponse, 'id' | 'title' | 'shortDescription' | 'iconName'> & {
  /** One of our own pictures. */
  readonly picture?: PictureSource | undefined;
  /** The URL of an image, if there is no picture of ours; with neither, the icon is shown. */
  readonly imagePath?: string | undefined;
  /** Shown where there is no icon of that name. */
  readonly knownIconName?: string | undefined;
  readonly projectType: ProjectType;
};

/** Our own services by title, for an API that leaves these fields out. */
export type KnownService = Pick<ShownService, 'title' | 'iconName'> & {
  /** Omitted where it equals the title. */
  readonly projectType?: ProjectType | undefined;
};

/** The API may name services that are not ours. */
export function shownServices(
  answer: readonly ServiceResponse[],
  known: readonly KnownService[],
): ShownService[] {
  return answer.map(({ id, title, shortDescription, iconName, imagePath, picture, projectType }) => {
    const ours = known.find((service) => service.title === title);
    return {
      id,
      title,
      shortDescription,
      iconName,
      knownIconName: ours?.iconName,
      projectType: projectType ?? ours?.projectType ?? (ours?.title as ProjectType | undefined) ?? 'Other',
      ...(picture ? { picture } : { imagePath }),
    };
  });
}
