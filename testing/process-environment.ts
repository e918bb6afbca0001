const { PATH, NODE_COMPILE_CACHE } = process.env;

/** What every process of a test is started with: none of the settings around it, but the code that is compiled. */
export const processEnvironment = { PATH, NODE_COMPILE_CACHE };
