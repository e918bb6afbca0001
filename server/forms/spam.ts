import type { IncomingHttpHeaders } from 'node:http';
import { hiddenFields } from '../../contract/api.ts';
import type { SpamReason, SpamSign } from '../database/schema.ts';

/** Nobody can read, fill in and send a form in less time. */
const TOO_FAST_MS = 100;

/** People do link to a page or three, so links mark a form as spam only together with other signs. */
const LINKS_MIN = 2;
const OTHER_SIGNS_MIN = 2;

const LINK = /(?:https?:\/\/|\bwww\.)\S/gi;

/** Services that spammers offer to every company with a form, and that nobody asks of a contractor. */
const PHRASES =
  /\b(?:seo|backlinks?|guest posts?|link building|domain authority|first page of google|google rankings?|web(?:site)? traffic|casino|viagra|cialis|crypto(?:currency)?|bitcoin|forex|payday loans?)\b/i;

type Received = {
  readonly values: ReadonlyMap<string, string>;
  /** The fields that a visitor sees and fills in. */
  readonly visibleFields: readonly string[];
  readonly headers: IncomingHttpHeaders;
};

/** Spam gets the same response as any other form and is stored, but never mailed. */
export function spamReason({ values, visibleFields, headers }: Received): SpamReason | null {
  if (values.get(hiddenFields.honeypot)) return 'honeypot';
  const elapsed = values.get(hiddenFields.elapsed);
  // A form without JavaScript sends this field empty.
  if (elapsed && Number(elapsed) < TOO_FAST_MS) return 'too-fast';

  const text = visibleFields.map((name) => values.get(name) ?? '').join('\n');
  if ((text.match(LINK) ?? []).length < LINKS_MIN) return null;
  const found: Record<Exclude<SpamSign, 'links'>, boolean> = {
    // A single sign for both fields, since a browser without JavaScript lacks both.
    'no-scripts': !elapsed || !values.get(hiddenFields.submissionId),
    // Every browser sends one of these headers with a form.
    'no-browser': !headers.origin && !headers['sec-fetch-site'],
    phrases: PHRASES.test(text),
  };
  const others = Object.entries(found).flatMap(([sign, isFound]) => (isFound ? [sign] : []));
  return others.length >= OTHER_SIGNS_MIN ? `links+${others.join('+')}` : null;
}
