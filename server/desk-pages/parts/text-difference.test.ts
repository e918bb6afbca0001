import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { textDifference } from './text-difference.ts';

it('marks the words that only one of two texts has', () => {
  expect(textDifference('The soffit hid an old duct.', 'The soffit hid a dead duct.')).toEqual([
    [
      { text: 'The soffit hid ', isCommon: true },
      { text: 'an', isCommon: false },
      { text: ' ', isCommon: true },
      { text: 'old', isCommon: false },
      { text: ' duct.', isCommon: true },
    ],
    [
      { text: 'The soffit hid ', isCommon: true },
      { text: 'a', isCommon: false },
      { text: ' ', isCommon: true },
      { text: 'dead', isCommon: false },
      { text: ' duct.', isCommon: true },
    ],
  ]);
});

it('loses nothing of either text, and finds the same in both', () => {
  const text = fastCheck.oneof(
    fastCheck.string(),
    fastCheck
      .array(fastCheck.constantFrom('a', 'b', ' ', '\n', 'é', '👷', '.'))
      .map((words) => words.join('')),
  );
  fastCheck.assert(
    fastCheck.property(text, text, (one, other) => {
      const [ofOne, ofOther] = textDifference(one, other);
      const whole = (runs: typeof ofOne) => runs.map((run) => run.text).join('');
      const common = (runs: typeof ofOne) => whole(runs.filter((run) => run.isCommon));
      expect([whole(ofOne), whole(ofOther)]).toEqual([one, other]);
      expect(common(ofOne)).toBe(common(ofOther));
    }),
  );
});
