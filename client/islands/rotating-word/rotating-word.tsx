import { IconButton } from '../../ui/button.tsx';
import { useRotation } from '../../ui/use-rotation.ts';

const WORD_INTERVAL_MS = 2500;

/** Not a live region, which would announce every word. */
export function RotatingWord({ words }: { words: readonly string[] }) {
  const { index, hasChanged, isPaused, toggle, pauseHandlers } = useRotation(words.length, WORD_INTERVAL_MS);
  const word = words[index];
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-x-3 text-ink-soft" {...pauseHandlers}>
      <p className="text-intro leading-[1.4]">
        We build amazing{' '}
        <span className="relative block pb-2 font-display text-[clamp(2rem,1.6rem+1.4vw,2.75rem)] leading-[1.15] tracking-[-0.015em] whitespace-nowrap text-brick after:absolute after:-inset-x-[5px] after:bottom-0 after:dimension">
          <span key={word} className={`block ${hasChanged ? 'animate-rise' : ''}`}>
            {word}
          </span>
        </span>
      </p>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? 'Start the changing word' : 'Pause the changing word'}
        className="label-on-focus noscript:hidden print:hidden"
        onClick={toggle}
      />
    </div>
  );
}
