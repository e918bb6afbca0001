import { altOf } from '../../../content/picture-alts.ts';
import type { Project } from '../../../content/project.ts';
import { Picture } from '../../components/picture.tsx';
import { Island } from '../../islands/island.tsx';

type Pair = NonNullable<Project['beforeAndAfter']>;

const SIZES = '(min-width: 95rem) 95rem, 100vw';

export function BeforeAndAfter({ pair }: { pair: Pair }) {
  return (
    <section aria-label="Before and after" className="sheet">
      <Island
        name="compare-slider"
        hydrate="load"
        props={{
          label: 'How much of the before picture is shown, in percent',
          before: <Picture name={pair.before} alt={altOf(pair.before)} sizes={SIZES} isFirst />,
          after: <Picture name={pair.after} alt={altOf(pair.after)} sizes={SIZES} isFirst />,
        }}
      />
    </section>
  );
}
