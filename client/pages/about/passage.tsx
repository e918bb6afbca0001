import { Prose } from '../../components/prose.tsx';

type PassageProps = { title: string; paragraphs: readonly string[]; className?: string };

/** The first paragraph is larger. */
export function Passage({ title, paragraphs, className = '' }: PassageProps) {
  const [first = '', ...others] = paragraphs;
  return (
    <div className={`grid content-start gap-4 ${className}`}>
      <h2 className="mb-2 font-display text-h2">{title}</h2>
      <p className="max-w-[34em] text-intro">
        <Prose>{first}</Prose>
      </p>
      {others.map((paragraph) => (
        <p key={paragraph} className="max-w-[38em] text-ink-soft">
          <Prose>{paragraph}</Prose>
        </p>
      ))}
    </div>
  );
}
