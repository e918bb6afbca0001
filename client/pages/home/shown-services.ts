import { jpegPath, type PictureName, pictureOf } from '../../../content/pictures.ts';
import { type ProjectType, projectTypeOfService } from '../../../content/project-types.ts';
import type { ServiceSummary } from '../../../content/service.ts';
import { services as builtIn } from '../../../content/services/catalogue.ts';
import type { ServiceAnswer } from '../../../contract/read-only-answers.ts';

/** What a card needs of a service, whether it is one of ours or came with the services call. */
export type ShownService = Pick<ServiceSummary, 'id' | 'title' | 'shortDescription' | 'iconName'> & {
  /** In our own sizes; */
  readonly picture?: PictureName | undefined;
  /** or by its address. With neither, the icon stands in. */
  readonly imagePath?: string | undefined;
  readonly projectType: ProjectType;
};

type BuiltIn = (typeof builtIn)[number];

export const builtInServices: readonly ShownService[] = builtIn.map((service) => ({
  ...service,
  projectType: projectTypeOfService[service.slug],
}));

/** The services call as cards. It may name services that are not ours. */
export function answeredServices(answer: readonly ServiceAnswer[]): ShownService[] {
  return answer.map(({ id, title, shortDescription, iconName, imagePath }) => {
    const ours = builtIn.find((service) => service.title === title);
    const isOurPicture = ours !== undefined && imagePath === ownImagePath(ours);
    return {
      id,
      title,
      shortDescription,
      iconName,
      projectType: ours ? projectTypeOfService[ours.slug] : 'Other',
      ...(isOurPicture ? { picture: ours.picture } : { imagePath }),
    };
  });
}

function ownImagePath({ picture }: BuiltIn): string {
  return jpegPath(picture, pictureOf(picture));
}
