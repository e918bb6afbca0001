import { company } from '../../content/company.ts';
import { EmailLink, PhoneLink } from './phone-link.tsx';

const addresses = [
  [company.email, EmailLink, 'wrap-anywhere'],
  [company.phone.display, PhoneLink, 'whitespace-nowrap'],
] as const;

/** Minimum touch height for a link, without increasing the line height. */
const ALONE = '-my-2.5 inline-flex min-h-11 items-center wrap-anywhere';

/** Text in which our email address and phone number become links. */
export function LinkedText({ children }: { children: string }) {
  for (const [address, AddressLink, wrapping] of addresses) {
    if (children === address) return <AddressLink className={ALONE} />;
    const at = children.indexOf(address);
    if (at < 0) continue;
    return (
      <>
        <LinkedText>{children.slice(0, at)}</LinkedText>
        <AddressLink className={wrapping} />
        <LinkedText>{children.slice(at + address.length)}</LinkedText>
      </>
    );
  }
  return children;
}
