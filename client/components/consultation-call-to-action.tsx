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
    <CallToAction
      title="Not sure which service you need?"
      text="Show us the room: we will say which trades, in what order, and whether it needs a permit."
      {...rest}
    >
      <EstimateButton size="large" projectType={projectType}>
        Schedule Free Consultation
      </EstimateButton>
    </CallToAction>
  );
}
