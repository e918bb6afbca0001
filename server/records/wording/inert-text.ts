/**
 * What moves the cursor, sets a colour, rings, turns the text around or cannot be seen. Names and messages come from
 * strangers: in a terminal such characters would act. The two joiners belong to scripts and emoji and do nothing else.
 */
const ACTIVE = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\u200c\u200d]]/gv;

/** On one line: breaks become spaces. */
export function inertLine(text: string): string {
  return escapeActive(text.replace(/[\t\r\n]+/g, ' '));
}

/** Keeps line breaks, and nothing else that is active. */
export function inertText(text: string): string {
  return text
    .replaceAll('\t', '  ')
    .split(/\r\n|\r|\n/)
    .map(escapeActive)
    .join('\n');
}

/** Without loss: JSON itself leaves most of these characters as they are. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(ACTIVE, (character) =>
    // The breaks of the layout; those inside of strings are escaped already.
    character === '\n' ? character : [...utf16(character)].map((unit) => `\\u${hex(unit, 4)}`).join(''),
  );
}

function escapeActive(text: string): string {
  return text.replace(ACTIVE, (character) => {
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
