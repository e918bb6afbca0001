/**
 * The flags that `npm start` passes to the server's process. The file is plain JavaScript, for old versions of Node.
 */
const file = new URL('../../scripts/server-flags.mjs', import.meta.url).href;

type ServerFlags = {
  readonly serverFlags: readonly string[];
  readonly serverEnvironment: Readonly<Record<string, string>>;
};

export const { serverFlags, serverEnvironment } = (await import(file)) as ServerFlags;
