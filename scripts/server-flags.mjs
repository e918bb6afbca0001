/**
 * Small heap: V8 sizes its limits from the machine's RAM and would let garbage grow to 4x the live heap of 30 MB, with
 * all the buffers that it holds; with 256 MB it is 1.5x. The semi-space is half of the default.
 */
export const serverFlags = ['--max-semi-space-size=4', '--max-old-space-size=256'];

/** Each thread that compresses or writes files would keep an arena of its own; two are enough. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
