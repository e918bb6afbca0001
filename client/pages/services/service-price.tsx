import { priceWords } from '../../../content/published.ts';
import type { Price } from '../../../contract/publication.ts';
import { Prose } from '../../components/prose.tsx';

export function ServicePrice({ price }: { price: Price }) {
  return (
    <div className="grid gap-1 border-y border-ink py-4 wrap-anywhere">
      <p className="text-note font-strong">{priceWords.title}</p>
      <p className="font-display text-[clamp(1.625rem,1.3rem+1.2vw,2.25rem)] leading-[1.15]">
        {spanOf(price)}
      </p>
      <p className="max-w-[34em] text-small leading-[1.5] text-ink-soft">
        <Prose>{`${asSentence(price.basis)} ${priceWords.note}`}</Prose>
      </p>
    </div>
  );
}

/** Returns a range such as '$28,500 to $64,500'. */
function spanOf({ from, to }: Price): string {
  return from === to ? dollars(from) : `${dollars(from)} to ${dollars(to)}`;
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-CA')}`;
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
