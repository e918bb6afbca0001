/** Marks where something was left out. */
export const GAP = '[...]';

/** The ways in which people type it. */
const TYPED_GAP = /\[\s*(?:\.{2,}|\u2026)\s*\]/g;
/** A word or a punctuation mark. Parts of a word cannot be left out: 'unhappy' would become 'happy'. */
const TOKEN = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'\u2019-]*[\p{L}\p{M}\p{N}])?|\S/gu;
const CLOSES = /^[,.;:!?)\]\u201d\u2019]/;

type Token = { readonly text: string; readonly start: number; readonly end: number };

/**
 * The original with `GAP` where the edited text leaves out whole words or punctuation; undefined if the text was changed
 * in any other way. White space and gap marks of the edited text are ignored.
 */
export function shorten(original: string, edited: string): string | undefined {
  const tokens = tokensOf(original);
  const kept = keptTokens(
    tokens,
    tokensOf(edited.replace(TYPED_GAP, ' ')).map(({ text }) => text),
  );
  if (!kept) return undefined;
  let shortened = '';
  let next = 0;
  for (const { from, to } of runsOf(kept)) {
    const text = original.slice(tokens[from]?.start, tokens[to]?.end);
    if (from > next) shortened += `${shortened && ' '}${GAP}${CLOSES.test(text) ? '' : ' '}`;
    shortened += text;
    next = to + 1;
  }
  return shortened && next < tokens.length ? `${shortened} ${GAP}` : shortened;
}

/** Gaps at the ends cost less than those in between, which break up the text. */
const COST_AT_END = 2;
const COST_BETWEEN = 3;

/**
 * The index in the original of each wanted token, chosen so that there are as few gaps as possible: the same word may
 * occur several times. Undefined if the tokens are not all there in this order.
 */
function keptTokens(tokens: readonly Token[], wanted: readonly string[]): number[] | undefined {
  const size = tokens.length;
  const isWanted = (w: number, at: number) => tokens[at]?.text === wanted[w];
  const costOfGap = (w: number) => (w === 0 ? COST_AT_END : COST_BETWEEN);
  /**
   * Indexed by the number of wanted tokens placed and the position after them: the minimum cost of the gaps that
   * follow.
   */
  const costs: number[][] = [];
  costs[wanted.length] = [...Array(size + 1).keys()].map((at) => (at < size ? COST_AT_END : 0));
  const costAfter = (w: number, at: number) => costs[w + 1]?.[at + 1] ?? 0;
  for (let w = wanted.length - 1; w >= 0; w--) {
    const row = Array<number>(size + 1).fill(Number.POSITIVE_INFINITY);
    let leastLater = Number.POSITIVE_INFINITY;
    for (let at = size - 1; at >= 0; at--) {
      const here = isWanted(w, at) ? costAfter(w, at) : Number.POSITIVE_INFINITY;
      row[at] = Math.min(here, costOfGap(w) + leastLater);
      leastLater = Math.min(leastLater, here);
    }
    costs[w] = row;
  }
  const kept: number[] = [];
  for (let w = 0, after = 0; w < wanted.length; w++) {
    const least = costs[w]?.[after] ?? Number.POSITIVE_INFINITY;
    if (least === Number.POSITIVE_INFINITY) return undefined;
    const first = after;
    const isBest = (at: number) =>
      isWanted(w, at) && costAfter(w, at) + (at > first ? costOfGap(w) : 0) === least;
    while (!isBest(after)) after++;
    kept.push(after++);
  }
  return kept;
}

function runsOf(places: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last?.to === place - 1) last.to = place;
    else runs.push({ from: place, to: place });
  }
  return runs;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: token, index }) => ({
    text: token.normalize(),
    start: index,
    end: index + token.length,
  }));
}
