import { Fragment } from 'react';
import { to } from '../../contract/screens.ts';
import { Link } from './link.tsx';
import { LinkedText } from './linked-text.tsx';

const UNIT =
  '(?:ft|inch|inches|mm|cm|m|kg|lb|MPa|K|amps?|sq ft|square metres?|percent|AM|PM|minutes?|hours?|(?:business )?days?|weeks?|months?|years?|storeys?)\\b';

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** Matches '48 hours', '7 ft 6 inches', 'August 8'; '$612, not $720'; 'e-mail', '5-year', 'step-free', and days such as 'Mon-Sun'. */
const UNBREAKABLE = new RegExp(
  `(\\d[\\d,.]* ${UNIT}(?: \\d+ ${UNIT})?|\\b${MONTH} \\d{1,2}\\b|\\$[\\d,]+, not \\$[\\d,]+|\\be-mail\\w*|\\b\\d+-[a-z]+|\\b[a-z]{2,4}(?:-[a-z]{2,4})+\\b|\\b[A-Z][a-z]{2}-[A-Z][a-z]{2}\\b)`,
);

/** Routes of our sample documents, by the phrase that names them in our texts. */
const papers: Readonly<Record<string, string>> = {
  'sample estimate': to.sampleEstimate,
  'sample report': to.weeklyReport,
};
const PAPERS = new RegExp(`(${Object.keys(papers).join('|')})`);

type ProseProps = {
  children: string;
  /** False for a text within a link, which must not contain another. */
  hasLinks?: boolean;
};

/**
 * Renders a text of the content: numbers stay with their units, hyphenated words do not break, and contact details and
 * sample documents become links. It uses elements, because non-breaking characters would affect search and copying.
 */
export function Prose({ children, hasLinks = true }: ProseProps) {
  const Part = hasLinks ? LinkedPapers : Fragment;
  return children.split(UNBREAKABLE).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are a fixed list
    <Fragment key={index}>
      {index % 2 === 0 ? <Part>{part}</Part> : <span className="whitespace-nowrap">{part}</span>}
    </Fragment>
  ));
}

function LinkedPapers({ children }: { children: string }) {
  return children.split(PAPERS).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are a fixed list
    <Fragment key={index}>
      {papers[part] ? <Link to={papers[part]}>{part}</Link> : <LinkedText>{part}</LinkedText>}
    </Fragment>
  ));
}
