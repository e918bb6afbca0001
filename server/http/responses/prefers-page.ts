import type { IncomingMessage } from 'node:http';

/** A browser that posts a form without JavaScript navigates; every other client expects JSON. */
export function prefersPage(request: Pick<IncomingMessage, 'headers'>): boolean {
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  const accept = request.headers.accept ?? '';
  const htmlAt = accept.indexOf('text/html');
  const jsonAt = accept.indexOf('application/json');
  return htmlAt >= 0 && (jsonAt < 0 || htmlAt < jsonAt);
}
