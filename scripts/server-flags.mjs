/** Half of what Node allows new objects by default: slower to grow, and the server stays small on small machines. */
export const serverFlags = ['--max-semi-space-size=4'];

/** Each thread that compresses or writes files would keep an arena of its own; two are enough. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
