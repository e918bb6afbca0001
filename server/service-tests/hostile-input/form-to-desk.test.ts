import { describe, expect, it } from 'vitest';
import { applicationFields as applicationRules } from '../../../contract/forms/application.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { naughtyStrings } from '../../testing/naughty-strings.ts';
import { tryDesk } from '../../testing/try-desk.ts';

const ACTIVE = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\n\u200c\u200d]]/v;

const hostile = [
  '"><img src=x onerror=alert(1)>',
  "'; drop table contact_messages; --",
  '</textarea></title><script>alert(1)</script>',
  'Maya \u202egnp.exe',
  'zero\u200bwidth\u2066 and \u00adsoft',
  '&lt;b&gt; {{1+1}}',
  'W'.repeat(100),
];

/** Every tag without its attributes. */
function tagsOf(html: string): string[] {
  return html.match(/<[a-z!/][^\s>]*/gi) ?? [];
}

describe('what a stranger typed, on the desk', () => {
  it('adds no markup, no active character and nothing to an address', async () => {
    const { lead, application, get, press } = await tryDesk('SQLite');
    const plain = await lead({ name: 'Maya', message: 'A kitchen like any other.', phone: '' });
    await press(plain, 'note', { note: 'Like any other.' });
    const usualTags = new Set(tagsOf((await get(deskPaths.record(plain))).body));
    const typed = [...hostile, ...naughtyStrings].filter(
      (text) => contactFields.name.rule.safeParse(text).success,
    );
    expect(typed.length).toBeGreaterThan(100);
    for (const text of typed) {
      const message = `${text} and ten more characters`;
      if (!contactFields.message.rule.safeParse(message).success) continue;
      const reference = await lead({
        name: text,
        message,
        phone: text.slice(0, 40),
        email: 'a@example.ca',
        _replyto: `${localPart(text)}@example.ca`,
      });
      if (!reference) continue;
      await press(reference, 'note', { note: message });
      const { body } = await get(deskPaths.record(reference));
      const withoutPhone = body.replace(
        /<a class="cell" href="(tel|sms):\d+">.*?<\/a>|<a href="tel:[^>]*>/g,
        '',
      );
      expect(body).not.toMatch(/<(script|img|iframe|svg onload|object|embed|base|meta http)/i);
      expect(tagsOf(withoutPhone).filter((tag) => !usualTags.has(tag))).toEqual([]);
      // The note is the owner's own text, and is shown unchanged in its field.
      expect(body.replace(/<textarea[\s\S]*?<\/textarea>/, '')).not.toMatch(ACTIVE);
      for (const [, href = ''] of body.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^(\/[\w/.?=-]*|#main|tel:\+?\d{7,15}|sms:\+?\d{7,15}|mailto:[^\s"<>]+)$/);
    }
    expect(applicationRules.name.rule.safeParse(hostile[0]).success).toBe(true);
    const applied = await application({ name: hostile[0], message: `${hostile[2]} and more` });
    expect((await get(deskPaths.record(applied))).body).not.toMatch(/<(script|img)/i);
  }, 240_000);
});

/** Characters allowed in an address, some of which have a meaning in a link. */
function localPart(text: string): string {
  return text.replace(/[^a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]/g, '').slice(0, 40) || 'a?bcc=b&c';
}
