import type { PictureSource } from '../../../contract/picture-source.ts';
import type { TestimonialAnswer } from '../../../contract/read-only-answers.ts';

/** What the carousel shows of a testimonial. Its picture stands beside the words, and needs none of its own. */
export type CarouselQuote = Omit<TestimonialAnswer, 'picture' | 'project'> & {
  readonly picture?: PictureSource;
};
