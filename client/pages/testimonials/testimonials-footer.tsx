import { to } from '../../../contract/screens.ts';
import { WordsLink } from '../../components/action-link.tsx';

export function TestimonialsFooter() {
  return (
    <footer className="mt-16 mb-16 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-ink pt-6">
      <p className="max-w-[34em] text-lead">New testimonials are added regularly, as houses are finished.</p>
      <WordsLink to={to.projects} icon="arrow" className="print:hidden">
        View All Projects
      </WordsLink>
    </footer>
  );
}
