/** What `npm start` gives to the server's process. The file is plain JavaScript, for old Nodes. */
const file = new URL('../../scripts/server-flags.mjs', import.meta.url).href;

type ServerFlags = {
  readonly serverFlags: readonly string[];
  readonly serverEnvironment: Readonly<Record<string, string>>;
};

export const { serverFlags, serverEnvironment } = (await import(file)) as ServerFlags;
