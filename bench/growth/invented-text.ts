import { projects } from '../../content/projects/catalogue.ts';

const vocabulary = [...new Set(projects.flatMap(({ story }) => story.join(' ').split(' ')))];

/**
 * As many words as the model has, drawn from all stories, because repeated text would compress better than real text.
 * The same seed gives the same words.
 */
export function inventedText(model: string, seed: number): string {
  let state = seed;
  const next = () => {
    // A linear congruential generator, with the constants of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return vocabulary[(state >>> 8) % vocabulary.length];
  };
  return model.split(' ').map(next).join(' ');
}
