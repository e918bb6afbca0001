import { teamApproach } from '../../../content/about.ts';
import { pagePictures } from '../../../content/page-pictures.ts';
import { to } from '../../../contract/screens.ts';
import { TextLink } from '../../components/link.tsx';
import { Passage } from './passage.tsx';
import { TallPicture } from './tall-picture.tsx';
import { TeamRoles } from './team-roles.tsx';
import { WorkSteps } from './work-steps.tsx';

export function OurTeam() {
  return (
    <>
      <div className="sheet grid gap-12 py-[clamp(3rem,2rem+4vw,6rem)] lg:columns-12">
        <div className="grid content-start gap-6 lg:col-span-5 lg:col-start-3">
          <Passage {...teamApproach} />
          <TextLink to={to.careers} icon="arrow" className="justify-self-start print:hidden">
            Work with us
          </TextLink>
        </div>
        <TallPicture name={pagePictures.team} />
      </div>
      <TeamRoles />
      <WorkSteps />
    </>
  );
}
