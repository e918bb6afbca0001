import { tryInbox } from '../features/inbox/testing/try-inbox.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import type { Engine } from './engines.ts';
import { postAsBrowser } from './post-as-browser.ts';
import { OPERATOR_TOKEN } from './test-service.ts';

export const AUTHORIZATION = basic(`owner:${OPERATOR_TOKEN}`);

export function basic(credentials: string): string {
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
}

/**
 * A server with functions to fill it, the inbox command on its records, and the desk as seen by the owner's browser.
 */
export async function tryDesk(engine: Engine, settings: Record<string, string> = {}) {
  const inbox = await tryInbox(engine, settings);

  async function get(url: string) {
    return inbox.app.inject({ url, headers: { authorization: AUTHORIZATION, accept: 'text/html' } });
  }
  /** Posts like a button on a page. */
  async function post(url: string, fields: Record<string, string> | [string, string][] = {}) {
    return postAsBrowser(inbox, url, new URLSearchParams(fields), { authorization: AUTHORIZATION });
  }
  return {
    ...inbox,
    get,
    post,
    /** The text of the page at a URL. */
    async page(url: string): Promise<string> {
      return words((await get(url)).body);
    },
    /** Presses a button, and returns the text of the page that it redirects to. */
    async press(reference: string, part: string, fields: Record<string, string> = {}): Promise<string> {
      const response = await post(deskPaths.recordPart(reference, part), fields);
      if (response.statusCode !== 303)
        throw new Error(`The response was ${response.statusCode}: ${response.body}`);
      return words((await get(String(response.headers.location))).body);
    },
  };
}

/** The hidden fields of a page's forms. */
export function hiddenIn(html: string): Record<string, string> {
  const fields = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g);
  return Object.fromEntries([...fields].map(([, name, value]) => [name, value]));
}

/** The visible text of a page. */
export function words(html: string): string {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return main
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;])/g, '$1')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
