import { wordsStyle } from '../ui/button-styles.ts';

type DraftNoteProps = {
  isRestored: boolean;
  onDiscard: () => void;
  /** What a draft does not hold. */
  exception?: string | undefined;
};

/** Says discreetly that words of an earlier visit were put back, and lets go of them. */
export function DraftNote({ isRestored, onDiscard, exception }: DraftNoteProps) {
  if (!isRestored) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-note text-ink-soft">
      We kept what you typed earlier, on this device only.{exception && ` ${exception}`}
      <button type="button" className={wordsStyle('lead', 'text-note')} onClick={onDiscard}>
        Discard it
      </button>
    </p>
  );
}
