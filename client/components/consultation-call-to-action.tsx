import { invitations } from '../../content/pages.ts';
import type { ProjectType } from '../../content/project-types.ts';
import { CallToAction } from './call-to-action.tsx';
import { EstimateButton } from './estimate-button.tsx';

type ConsultationCallToActionProps = {
  variant: 'filled' | 'outline';
  projectType?: ProjectType | undefined;
  className?: string;
};

export function ConsultationCallToAction({ projectType, ...rest }: ConsultationCallToActionProps) {
  return (
    <CallToAction {...invitations.consultation} {...rest}>
      <EstimateButton size="large" projectType={projectType}>
        Schedule Free Consultation
      </EstimateButton>
    </CallToAction>
  );
}
