/**
 * Control and format characters: they move the cursor, set a colour, reverse the text or are invisible. Names and
 * messages come from visitors, and a terminal would obey such characters. The two joiners are harmless parts of scripts
 * and emoji.
 */
const CONTROLS = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\u200c\u200d]]/gv;

/** Returns a single line: line breaks become spaces. */
export function printableLine(text: string): string {
  return escapeControls(text.replace(/[\t\r\n]+/g, ' '));
}

/** Keeps line breaks; escapes all other control characters. */
export function printableText(text: string): string {
  return text
    .replaceAll('\t', '  ')
    .split(/\r\n|\r|\n/)
    .map(escapeControls)
    .join('\n');
}

/** Escapes without loss: JSON itself leaves most of these characters unescaped. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(CONTROLS, (character) =>
    // Line breaks of the layout; those inside strings are already escaped.
    character === '\n' ? character : [...utf16(character)].map((unit) => `\\u${hex(unit, 4)}`).join(''),
  );
}

function escapeControls(text: string): string {
  return text.replace(CONTROLS, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x100 ? `\\x${hex(code, 2)}` : `\\u{${hex(code, 4)}}`;
  });
}

function* utf16(text: string): Generator<number> {
  for (let index = 0; index < text.length; index++) yield text.charCodeAt(index);
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}

/** The beginning of a message, for a list. */
export function excerptOf(message: string, maxCharacters: number): string {
  if (message.length <= maxCharacters) return message;
  // Does not end in half a surrogate pair.
  return `${message.slice(0, maxCharacters).replace(/[\ud800-\udbff]$/, '')}…`;
}
