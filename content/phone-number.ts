export type PhoneNumber = { readonly display: string; readonly href: string };

/** A number of Canada or the United States, as printed: '(416) 555-0142'. The link follows from its digits. */
export function northAmericanNumber(display: string): PhoneNumber {
  return { display, href: `tel:+1${display.replace(/\D/g, '')}` };
}
