/** For tests that `npm test` leaves to `npm run test:long`: what takes long, or repeats a test under other conditions. */
export const LONG = { tag: '@long' };
