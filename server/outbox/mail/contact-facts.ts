import type { Fact } from './letter.ts';

type Person = { readonly name: string; readonly email: string; readonly phone: string };

/** How to reach a person: tap to call, tap to write. */
export function contactFacts({ name, email, phone }: Person): Fact[] {
  return [
    { label: 'Name', value: name },
    {
      label: 'Phone',
      value: phone || 'not given',
      ...(canBeCalled(phone) && { href: telephoneLink(phone) }),
    },
    { label: 'E-mail', value: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
  ];
}

function canBeCalled(phone: string): boolean {
  return phone.replace(/\D/g, '').length >= 7;
}

/** The digits of the number itself; what follows a letter, such as an extension, is for the eye. */
function telephoneLink(phone: string): string {
  const number = phone.split(/[a-z,;#]/i, 1)[0] ?? '';
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}`;
}
