/** A run of words that either both texts have, or only the text it belongs to. */
type Run = { readonly text: string; readonly isCommon: boolean };

/** Splits both texts into runs, by their longest common subsequence of words. */
export function textDifference(before: string, after: string): readonly [Run[], Run[]] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const lengths = commonLengths(one, other);
  const [ofOne, ofOther]: [Run[], Run[]] = [[], []];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [word, counterpart] = [one[i], other[j]];
    if (word !== undefined && word === counterpart) {
      append(ofOne, word, true);
      append(ofOther, word, true);
      i++;
      j++;
    } else if (word !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      append(ofOne, word, false);
      i++;
    } else {
      append(ofOther, counterpart ?? '', false);
      j++;
    }
  }
  return [ofOne, ofOther];
}

/** Splits a text into words, whitespace and punctuation marks. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
}

/** The table of the longest common subsequence: `[i][j]` is its length for the texts from word i and word j on. */
function commonLengths(one: readonly string[], other: readonly string[]): readonly Uint32Array[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const [row, next] = [lengths[i], lengths[i + 1]];
      if (row && next)
        row[j] = one[i] === other[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
}

function append(runs: Run[], word: string, isCommon: boolean): void {
  const last = runs.at(-1);
  if (last?.isCommon === isCommon) runs[runs.length - 1] = { text: last.text + word, isCommon };
  else runs.push({ text: word, isCommon });
}
