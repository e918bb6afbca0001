import type { ProjectType } from '../../content/project-types.ts';
import { AskBand } from './ask-band.tsx';
import { EstimateButton } from './estimate/estimate-button.tsx';

type ConsultationBandProps = {
  look: 'spruce' | 'line';
  /** Preselected in the dialog. */
  projectType?: ProjectType | undefined;
  className?: string;
};

/** For those who know the room but not the trade. */
export function ConsultationBand({ look, projectType, className = '' }: ConsultationBandProps) {
  return (
    <AskBand
      look={look}
      className={className}
      title="Not sure which service you need?"
      text="Show us the room: we will say which trades, in what order, and whether it needs a permit."
    >
      <EstimateButton size="large" {...(projectType && { projectType })}>
        Schedule Free Consultation
      </EstimateButton>
    </AskBand>
  );
}
