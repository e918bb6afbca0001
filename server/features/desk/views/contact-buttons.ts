import { company } from '../../../../content/company.ts';
import { type Html, html } from '../../../http/html.ts';
import { digitsToDial, mailLink } from '../../../outbox/mail/contact-links.ts';
import { printableLine } from '../../../records/wording/printable-text.ts';

/** Who gets an answer to what. */
export type Addressee = {
  readonly name: string;
  readonly reference: string;
  readonly email: string;
  /** 'request', 'application' */
  readonly what: string;
};

/** Tap to call, to write a text message or a mail. One cell each; without a number only the mail. */
export function contactButtons(person: Addressee & { readonly phone: string }): Html[] {
  const number = digitsToDial(person.phone);
  const whom = printableLine(person.name);
  const cell = (label: string, href: string) =>
    html`<a class="cell" href="${href}">${label}<span class="sr-only"> ${whom}</span></a>`;
  return [
    ...(number ? [cell('Call', `tel:${number}`), cell('Text', `sms:${number}`)] : []),
    cell('Mail', replyLink(person)),
  ];
}

/** A draft of the answer, with the reference and a greeting. */
export function replyLink({ name, reference, email, what }: Addressee): string {
  const shown = name.replace(/\p{Cf}/gu, '').trim();
  return mailLink(email, {
    subject: `Your ${what} ${reference} - ${company.name}`,
    body: `Hello ${shown},\n\n\n\n${company.name}\n${company.phone.display}`,
  });
}
