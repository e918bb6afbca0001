import { badges, type Proof, promises } from '../../../content/claims.ts';
import { company } from '../../../content/company.ts';
import { to } from '../../../contract/screens.ts';
import { Link } from '../../components/link.tsx';
import { Prose } from '../../components/prose.tsx';
import { Icon } from '../../ui/icon.tsx';

const proofs: Readonly<Record<Proof, string>> = {
  'project-terms': `${to.terms}#project-terms`,
  warranty: `${to.terms}#warranty`,
  'why-choose-us': `${to.about()}#why-choose-us`,
  testimonials: to.testimonials,
  contact: to.contact,
};

const LIST = 'sm:grid sm:grid-cols-3';
const ITEM = 'sm:not-first:border-l sm:not-first:pl-6';
const LINK = 'flex items-center gap-3 no-underline hover:underline';

/** The badges, what stands behind them, and the cities. Each of the six leads to where it can be checked. */
export function HeroBadges() {
  return (
    <div className="mt-8 border-y lg:col-span-full lg:grid lg:grid-cols-[8fr_4fr]">
      <ul className={LIST}>
        {badges.map(({ title, icon, proof }) => (
          <li key={title} className={`${ITEM} max-sm:border-b`}>
            <Link
              to={proofs[proof]}
              className={`${LINK} min-h-13 font-strong sm:max-xl:gap-2 sm:max-xl:text-small lg:min-h-18`}
            >
              <Icon name={icon} className="size-6 text-brick" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={`${LIST} border-t text-small leading-[1.4] lg:col-start-1`}>
        {promises.map(({ text, proof }) => (
          <li key={text} className={ITEM}>
            <Link to={proofs[proof]} className={`${LINK} min-h-11 py-2 pr-4 lg:min-h-16`}>
              <span>
                <Prose>{text}</Prose>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="py-4 text-small leading-[1.45] text-ink-soft max-lg:border-t lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:content-center lg:border-l lg:pl-6">
        <span className="font-strong text-ink">Proudly Serving</span>{' '}
        <span>{company.cities.join(', ')} and surrounding areas</span>
      </p>
    </div>
  );
}
