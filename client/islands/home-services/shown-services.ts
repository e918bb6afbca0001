import type { ProjectType } from '../../../content/project-types.ts';
import type { PictureSource } from '../../../contract/picture-source.ts';
import type { ServiceAnswer } from '../../../contract/read-only-answers.ts';

/** What a card needs of a service, whether it is one of ours or came with the services call. */
export type ShownService = Pick<ServiceAnswer, 'id' | 'title' | 'shortDescription' | 'iconName'> & {
  /** In our own sizes; */
  readonly picture?: PictureSource | undefined;
  /** or by its address. With neither, the icon stands in. */
  readonly imagePath?: string | undefined;
  /** For a service of ours whose icon is called otherwise. */
  readonly knownIconName?: string | undefined;
  readonly projectType: ProjectType;
};

/** What is known of our own services by their titles, for a call that tells less. */
export type KnownService = Pick<ShownService, 'title' | 'iconName'> & {
  /** Left out where the form calls it by its title. */
  readonly projectType?: ProjectType | undefined;
};

/** The services call as cards. It may name services that are not ours. */
export function shownServices(
  answer: readonly ServiceAnswer[],
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
