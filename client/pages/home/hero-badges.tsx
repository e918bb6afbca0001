import { badges, type Proof } from '../../../content/claims.ts';
import { company } from '../../../content/company.ts';
import { to } from '../../../contract/screens.ts';
import { DocumentIcon } from '../../components/document-icon.tsx';
import { Link } from '../../components/link.tsx';
import { Prose } from '../../components/prose.tsx';

const proofs: Readonly<Record<Proof, string>> = {
  'project-terms': `${to.terms}#project-terms`,
  'sample-estimate': to.sampleEstimate,
};

/** Each badge in a cell with a link to its proof, and the cities. */
export function HeroBadges() {
  return (
    <div className="mt-8 border-y lg:col-span-full lg:grid lg:grid-cols-[9fr_3fr]">
      <ul className="sm:grid sm:grid-cols-3">
        {badges.map(({ title, icon, proof, checkedAt }) => (
          <li key={title} className="max-sm:not-first:border-t sm:not-first:border-l sm:not-first:pl-4">
            <Link
              to={proofs[checkedAt]}
              className="group flex h-full gap-3 py-3 pr-4 leading-[1.35] no-underline"
            >
              <DocumentIcon name={icon} className="size-6 text-brick" />
              <span className="text-balance">
                <b className="block">{title}</b>{' '}
                <span className="text-small text-ink-soft group-hover:underline">
                  <Prose hasLinks={false}>{proof}</Prose>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="grid content-start py-3 leading-[1.35] max-lg:border-t lg:border-l lg:pl-6">
        <b>Proudly Serving</b>{' '}
        <span className="text-small text-ink-soft">{company.cities.join(', ')} and surrounding areas</span>
      </p>
    </div>
  );
}
