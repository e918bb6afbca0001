import type { Page, Request } from '@playwright/test';
import { apiPaths } from '../../contract/api.ts';

export type LoadedFile = {
  readonly url: string;
  readonly type: string;
  /** Sizes as received over the network. */
  readonly headBytes: number;
  readonly bodyBytes: number;
};

/** Everything that the browser fetches until the network is idle, without any interaction. */
export async function firstView(page: Page, url: string): Promise<readonly LoadedFile[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  return Promise.all(requests.filter((request) => !isLocalCall(request)).map(loadedFile));
}

/** Home makes this request on local hosts only, so visitors never load it. */
function isLocalCall(request: Request): boolean {
  return new URL(request.url()).pathname === apiPaths.services;
}

async function loadedFile(request: Request): Promise<LoadedFile> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return {
    url: request.url(),
    type: request.resourceType(),
    headBytes: responseHeadersSize,
    bodyBytes: responseBodySize,
  };
}
