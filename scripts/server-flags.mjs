/** Half of what Node allows new objects by default: slower to grow, and the server stays small on small machines. */
export const serverFlags = ['--max-semi-space-size=4'];
