import { priceWords } from '../../../content/published.ts';
import { priceSpan } from '../../../contract/price-words.ts';
import type { Price } from '../../../contract/publication.ts';
import { Prose } from '../../components/prose.tsx';

export function ServicePrice({ price }: { price: Price }) {
  return (
    <div className="grid gap-1 border-y border-ink py-4 wrap-anywhere">
      <p className="text-note font-strong">{priceWords.title}</p>
      <p className="font-display text-[clamp(1.625rem,1.3rem+1.2vw,2.25rem)] leading-[1.15]">
        {priceSpan(price)}
      </p>
      <p className="max-w-[34em] text-small leading-[1.5] text-ink-soft">
        <Prose>{`${asSentence(price.basis)} ${priceWords.note}`}</Prose>
      </p>
    </div>
  );
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
