import { Fragment } from 'react';
import { LinkedText } from './linked-text.tsx';

const UNIT =
  '(?:ft|inch|inches|mm|cm|m|kg|sq ft|square metres?|percent|AM|PM|minutes?|hours?|(?:business )?days?|weeks?|months?|years?|storeys?)\\b';

/** '48 hours', '7 ft 6 inches'; 'e-mail', '5-year', short words such as 'step-free', and days such as 'Mon-Sun'. */
const UNBREAKABLE = new RegExp(
  `(\\d[\\d,.]* ${UNIT}(?: \\d+ ${UNIT})?|\\be-mail\\w*|\\b\\d+-[a-z]+|\\b[a-z]{2,4}(?:-[a-z]{2,4})+\\b|\\b[A-Z][a-z]{2}-[A-Z][a-z]{2}\\b)`,
);

/**
 * A text of the content: numbers stay with their units and hyphenated words in one piece, addresses become links. In
 * elements, rather than with non-breaking characters, which would change the text for search and copying.
 */
export function Prose({ children }: { children: string }) {
  return children.split(UNBREAKABLE).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are a fixed list
    <Fragment key={index}>
      {index % 2 === 0 ? <LinkedText>{part}</LinkedText> : <span className="whitespace-nowrap">{part}</span>}
    </Fragment>
  ));
}
