import { company } from '../../../../content/company.ts';
import { digitsToDial, mailLink } from '../../../outbox/mail/contact-links.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { type IconName, icon } from '../../../page-parts/icon.ts';
import { printableLine } from '../../../records/wording/printable-text.ts';

/** The recipient of an answer, and what it is about. */
export type Addressee = {
  readonly name: string;
  readonly reference: string;
  readonly email: string;
  /** 'request', 'application' */
  readonly what: string;
};

type ContactLink = { readonly label: string; readonly href: string; readonly icon?: IconName };

/** Links to call, to write a text message, and to write a mail, as far as phone number and address are known. */
function contactLinks(person: Addressee & { readonly phone: string }): ContactLink[] {
  const number = digitsToDial(person.phone);
  return [
    ...(number
      ? [
          { label: 'Call', href: `tel:${number}`, icon: 'phone' } as const,
          { label: 'Text', href: `sms:${number}` },
        ]
      : []),
    ...(person.email ? [{ label: 'Email', href: replyLink(person) }] : []),
  ];
}

export function contactCells(person: Addressee & { readonly phone: string }): Html[] {
  return contactLinks(person).map((link) => cell(link, person));
}

/** The first link as a large button, the others as cells. */
export function contactButtons(person: Addressee & { readonly phone: string }) {
  const [first, ...others] = contactLinks(person);
  return {
    button:
      first &&
      html`<a class="button button--primary" href="${first.href}">${icon(first.icon ?? 'mail')}<span>${first.label} <bdi>${printableLine(person.name)}</bdi></span></a>`,
    cells: others.map((link) => cell(link, person)),
  };
}

function cell({ label, href, icon: name }: ContactLink, person: Addressee): Html {
  return html`<a class="cell" href="${href}">${name && icon(name)}<span>${label}<span class="sr-only"> ${printableLine(person.name)}</span></span></a>`;
}

/** A mailto link with a draft of the answer: the reference as subject, and a greeting. */
export function replyLink({ name, reference, email, what }: Addressee): string {
  const shown = name.replace(/\p{Cf}/gu, '').trim();
  return mailLink(email, {
    subject: `Your ${what} ${reference} - ${company.name}`,
    body: `Hello ${shown},\n\n\n\n${company.name}\n${company.phone.display}`,
  });
}
