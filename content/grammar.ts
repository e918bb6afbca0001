const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Returns 'fourteen' for 14. From one hundred on, digits are easier to read. */
export function numberInWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 99) return count.toLocaleString('en-CA');
  const small = SMALL[count];
  if (small) return small;
  const ten = TENS[Math.floor(count / 10)];
  const one = count % 10;
  return one ? `${ten}-${SMALL[one]}` : `${ten}`;
}

/** Returns 'Fourteen', for the beginning of a sentence. */
export function numberBeginningSentence(count: number): string {
  return capitalized(numberInWords(count));
}

/** '1 request', '3 requests', 'no requests' */
export function countedNoun(count: number | 'no', one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
