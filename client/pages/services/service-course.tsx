import type { Course } from '../../../content/service.ts';
import { Prose } from '../../components/prose.tsx';

/** Shares of the line's length. The class names are written out, so that Tailwind finds them. */
const SHARES = [
  'lg:flex-1',
  'lg:flex-2',
  'lg:flex-3',
  'lg:flex-4',
  'lg:flex-5',
  'lg:flex-6',
  'lg:flex-7',
  'lg:flex-8',
  'lg:flex-9',
  'lg:flex-10',
  'lg:flex-11',
  'lg:flex-12',
] as const;

function shareOf(length: number): string {
  return SHARES[length - 1] ?? 'lg:hidden';
}

/** A chain of dimension lines, each proportional to its part of the work. On phones it is vertical. */
export function ServiceCourse({ course: { title, parts, meanwhile } }: { course: Course }) {
  const total = parts.reduce((sum, { length }) => sum + length, 0);
  return (
    <section
      aria-labelledby="course-title"
      className="on-trace mt-section py-[clamp(3rem,2rem+3vw,5rem)] print:mt-8 print:break-inside-avoid print:py-4"
    >
      <div className="page-width lg:columns-12">
        <div className="lg:col-span-10 lg:col-start-3">
          <h2 id="course-title" className="font-display text-h3">
            {title}
          </h2>
          <ol className="mt-6 grid lg:mt-8 lg:flex">
            {parts.map(({ when, length, what }) => (
              <li key={when} className={`chain-link text-small leading-[1.5] ${shareOf(length)}`}>
                {/* Padding on the flex item itself would change its share. */}
                <div className="text-pretty lg:pr-4">
                  <b className="block">{when}</b>{' '}
                  <span className="text-ink-soft">
                    <Prose>{what}</Prose>
                  </span>
                </div>
              </li>
            ))}
          </ol>
          {meanwhile && (
            <div className="text-small leading-[1.5] max-lg:border-t max-lg:border-line-firm max-lg:pt-4 lg:mt-8 lg:flex">
              <p className={`chain-span text-ink-soft ${shareOf(meanwhile.length)}`}>
                <Prose>{meanwhile.what}</Prose>
              </p>
              <span className={`max-lg:hidden ${shareOf(total - meanwhile.length)}`} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
