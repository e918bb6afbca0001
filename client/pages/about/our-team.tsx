import { teamApproach } from '../../../content/about.ts';
import { pagePictures } from '../../../content/page-pictures.ts';
import { altOf } from '../../../content/picture-alts.ts';
import { to } from '../../../contract/screens.ts';
import { WordsLink } from '../../components/action-link.tsx';
import { Picture } from '../../components/picture.tsx';
import { Passage } from './passage.tsx';
import { TeamRoles } from './team-roles.tsx';
import { WorkSteps } from './work-steps.tsx';

export function OurTeam() {
  return (
    <>
      <div className="sheet grid gap-12 py-[clamp(3rem,2rem+4vw,6rem)] lg:columns-12">
        <div className="grid content-start gap-6 lg:col-span-5 lg:col-start-3">
          <Passage {...teamApproach} />
          <WordsLink to={to.careers} icon="arrow" className="justify-self-start print:hidden">
            Work with us
          </WordsLink>
        </div>
        <div className="relative aspect-3/2 overflow-hidden bg-trace lg:col-span-4 lg:col-start-9 lg:aspect-auto lg:min-h-132">
          <Picture
            name={pagePictures.team}
            alt={altOf(pagePictures.team)}
            sizes="(min-width: 64rem) 52rem, 92vw"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      </div>
      <TeamRoles />
      <WorkSteps />
    </>
  );
}
