/** Whatever a mail client would turn into a link: a URL, a host name, an e-mail address. */
const LINK = /\w:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}/iu;

/**
 * What a visitor wrote, for a mail to an address that nobody has confirmed: undefined when it holds a link, since
 * somebody could otherwise advertise to strangers in the company's name.
 */
export function quotable(text: string): string | undefined {
  return LINK.test(text) ? undefined : text;
}
