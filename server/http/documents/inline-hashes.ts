import { createHash } from 'node:crypto';

/** The policy names each inline script and style by its hash; data blocks are not run and need none. */
export function inlineHashes(html: string): { scriptHashes: string[]; styleHashes: string[] } {
  return {
    scriptHashes: [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => hash(text)),
    styleHashes: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => hash(text)),
  };
}

function hash(text = ''): string {
  return createHash('sha256').update(text).digest('base64');
}
