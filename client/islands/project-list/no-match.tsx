import { type Filterable, labelOf, matching } from '../../../contract/project-filter.ts';
import { type ProjectFilter, to } from '../../../contract/screens.ts';
import { WordsLink } from '../../components/action-link.tsx';
import { Placard } from '../../ui/placard.tsx';

type NoMatchProps = { projects: readonly Filterable[]; filter: ProjectFilter };

/** Each way out drops one of the two wishes, and says how many projects it leads to. */
export function NoMatch({ projects, filter }: NoMatchProps) {
  const { category = '', city = '' } = filter;
  const kind = labelOf('category', category, projects);
  return (
    <Placard
      title="No house fits both"
      text={`We have no ${kind} in ${city} to show. Look at one of the two:`}
    >
      <WordsLink to={to.projectsLike({ city })} icon="arrow">
        {city} ({matching(projects, { city }).length})
      </WordsLink>
      <WordsLink to={to.projectsLike({ category })} icon="arrow">
        {kind} ({matching(projects, { category }).length})
      </WordsLink>
      <WordsLink to={to.projects} icon="arrow">
        All projects ({projects.length})
      </WordsLink>
    </Placard>
  );
}
