import type { PictureSource } from '../../../content/picture.ts';
import type { ProjectType } from '../../../content/project-types.ts';
import type { ServiceResponse } from '../../../contract/api-responses.ts';

/** What a card shows of a service, in the document or from the API. */
export type ShownService = Pick<ServiceResponse, 'id' | 'title' | 'shortDescription' | 'iconName'> & {
  /** One of our own pictures. */
  readonly picture?: PictureSource | undefined;
  /** The URL of an image, if there is no picture of ours; with neither, the icon is shown. */
  readonly imagePath?: string | undefined;
  /** The fallback if there is no icon named `iconName`. */
  readonly knownIconName?: string | undefined;
  readonly projectType: ProjectType;
};

/** Fields of our own services, matched by title, for an API that omits them. */
export type KnownService = Pick<ShownService, 'title' | 'iconName'> & {
  /** Omitted if it equals the title. */
  readonly projectType?: ProjectType | undefined;
};

/** Equal for equal lists, and with near certainty for these alone. */
export function hashOf(responses: readonly ServiceResponse[]): number {
  let hash = 0;
  for (const character of JSON.stringify(responses))
    hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return hash;
}

/** The API may return services that are not ours. */
export function shownServices(
  responses: readonly ServiceResponse[],
  known: readonly KnownService[],
): ShownService[] {
  return responses.map(({ id, title, shortDescription, iconName, imagePath, picture, projectType }) => {
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
