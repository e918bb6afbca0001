/**
 * The server stays small. New objects get half of what Node allows them by default. The old ones are 30 MB: from the
 * memory of a large machine Node would conclude that they may grow to four times as much before it collects, with all
 * the buffers that they hold; with this limit it is one and a half times.
 */
export const serverFlags = ['--max-semi-space-size=4', '--max-old-space-size=256'];

/** Each thread that compresses or writes files would keep an arena of its own; two are enough. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
