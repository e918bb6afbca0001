/** For tests that only `npm run test:long` runs: slow ones, or those that repeat a test under other conditions. */
export const LONG = { tag: '@long' };
