import { digitsToDial, mailLink } from './contact-links.ts';
import type { Fact } from './mail-body.ts';

type Person = { readonly name: string; readonly email: string; readonly phone: string };

/** How to reach a person, with links to call and to write. */
export function contactFacts({ name, email, phone }: Person): Fact[] {
  const number = digitsToDial(phone);
  return [
    { label: 'Name', value: name },
    { label: 'Phone', value: phone || 'not given', ...(number && { href: `tel:${number}` }) },
    ...(email ? [{ label: 'Email', value: email, href: mailLink(email) }] : []),
  ];
}
