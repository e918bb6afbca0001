import type { Project } from '../../content/project.ts';
import { Picture } from '../components/picture.tsx';
import { Island } from '../islands/island.tsx';

const SIZES = '(min-width: 95rem) 95rem, 100vw';

type BeforeAndAfterProps = {
  pair: NonNullable<Project['beforeAndAfter']>;
  /** The first picture of its page: visitors wait for it. */
  isFirst?: boolean;
};

/** The owner's photos may be handheld: both are cropped identically, and the text does not claim that they match. */
export function BeforeAndAfter({ pair, isFirst = false }: BeforeAndAfterProps) {
  const { after } = pair;
  const before = { ...pair.before, focus: after.focus };
  return (
    <Island
      name="compare-slider"
      hydrate={isFirst ? 'load' : 'visible'}
      props={{
        label: 'How much of the before picture is shown, in percent',
        before: <Picture picture={before} sizes={SIZES} isPriority={isFirst} />,
        after: <Picture picture={after} sizes={SIZES} isPriority={isFirst} />,
      }}
    />
  );
}
