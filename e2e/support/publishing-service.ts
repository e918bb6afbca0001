import { startServerProcess } from './server-process.ts';
import { test as base } from './site-test.ts';

const OPERATOR_TOKEN = 'the-token-of-the-desk';

/** A separate server per test, because publishing changes its documents. */
export const test = base.extend<{ site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  site: async ({}, use) => {
    const server = await startPublishingServer();
    await use(server.url);
    await server.stop();
  },
});

export function startPublishingServer() {
  return startServerProcess('server/main.ts', { OPERATOR_TOKEN });
}

export const owner = { httpCredentials: { username: 'owner', password: OPERATOR_TOKEN } };
