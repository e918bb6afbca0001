const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** 14 is 'fourteen'. From a hundred on, figures are easier to read than words. */
export function numberInWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 99) return count.toLocaleString('en-CA');
  const small = SMALL[count];
  if (small) return small;
  const ten = TENS[Math.floor(count / 10)];
  const one = count % 10;
  return one ? `${ten}-${SMALL[one]}` : `${ten}`;
}

/** As a sentence begins with it: 'Fourteen'. */
export function numberBeginningSentence(count: number): string {
  const words = numberInWords(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
