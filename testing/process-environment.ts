const { PATH, NODE_COMPILE_CACHE } = process.env;

/** The environment of every process of a test: none of the surrounding settings, but the compile cache. */
export const processEnvironment = { PATH, NODE_COMPILE_CACHE };
