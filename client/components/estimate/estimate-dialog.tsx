import type { ProjectType } from '../../../content/project-types.ts';
export function EstimateDialog(_: {
  isOpen: boolean;
  projectType: ProjectType | undefined;
  onClose: () => void;
}) {
  return null;
}
