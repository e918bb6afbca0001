/**
 * A small heap: V8 derives its limits from the machine's RAM and would let garbage grow to 4x the live heap of 30 MB,
 * with all buffers that it references; with 256 MB it grows to 1.5x. The semi-space is half of the default.
 */
export const serverFlags = ['--max-semi-space-size=4', '--max-old-space-size=256'];

/** Each thread that compresses or writes files would have its own malloc arena; two are enough. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
