import type { IncomingHttpHeaders } from 'node:http';
import { hiddenFields } from '../../contract/api.ts';
import type { SpamReason, SpamSign } from '../database/schema.ts';

/** Nobody reads, fills and sends a form in less. */
const TOO_FAST_MS = 100;

/** People show one page, or three: so links are spam only together with other signs. */
const LINKS_MIN = 2;
const OTHER_SIGNS_MIN = 2;

const LINK = /(?:https?:\/\/|\bwww\.)\S/gi;

/** What is offered to every company that has a form, and asked of no contractor. */
const PHRASES =
  /\b(?:seo|backlinks?|guest posts?|link building|domain authority|first page of google|google rankings?|web(?:site)? traffic|casino|viagra|cialis|crypto(?:currency)?|bitcoin|forex|payday loans?)\b/i;

type Received = {
  readonly values: ReadonlyMap<string, string>;
  /** Those that a visitor sees and fills in. */
  readonly visibleFields: readonly string[];
  readonly headers: IncomingHttpHeaders;
};

/** Spam gets the same response as any other form and is kept, but never mailed. */
export function spamReason({ values, visibleFields, headers }: Received): SpamReason | null {
  if (values.get(hiddenFields.honeypot)) return 'honeypot';
  const elapsed = values.get(hiddenFields.elapsed);
  // An empty field comes from a form without JavaScript.
  if (elapsed && Number(elapsed) < TOO_FAST_MS) return 'too-fast';

  const text = visibleFields.map((name) => values.get(name) ?? '').join('\n');
  if ((text.match(LINK) ?? []).length < LINKS_MIN) return null;
  const found: Record<Exclude<SpamSign, 'links'>, boolean> = {
    // One sign: a browser without JavaScript lacks both.
    'no-scripts': !elapsed || !values.get(hiddenFields.submissionId),
    // Every browser says where a form that it posts comes from.
    'no-browser': !headers.origin && !headers['sec-fetch-site'],
    phrases: PHRASES.test(text),
  };
  const others = Object.entries(found).flatMap(([sign, isFound]) => (isFound ? [sign] : []));
  return others.length >= OTHER_SIGNS_MIN ? `links+${others.join('+')}` : null;
}
