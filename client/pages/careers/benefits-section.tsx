import { benefits } from '../../../content/careers.ts';
import { SectionHead } from '../../components/page-head.tsx';

export function BenefitsSection() {
  return (
    <section className="on-spruce py-section" aria-labelledby="benefits">
      <div className="sheet">
        <SectionHead id="benefits" title="What the work is like" />
        <ul className="cells lg:grid-cols-3">
          {benefits.map(({ title, text }) => (
            <li
              key={title}
              className="grid content-start gap-4 bg-spruce print:bg-white p-[clamp(1.25rem,0.8rem+1.4vw,2rem)] lg:min-h-64"
            >
              <h3 className="font-display text-h3">{title}</h3>
              <p className="max-w-[38em] text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
