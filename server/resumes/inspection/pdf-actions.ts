/** Bytes of PDF syntax. Read one by one, and not as text: a file of nothing but keys would become gigabytes of it. */
const SLASH = 0x2f;
const HASH = 0x23;
const LETTER_S = 0x53;
const SPACES = bytesOf('\0\t\n\f\r ');
const DELIMITERS = bytesOf('()<>[]{}/%');
const SPACES_MAX = 64;

const REFUSED_ACTIONS = ['JavaScript', 'Launch'].map((name) => [...Buffer.from(name)]);

/** An action and its type, as in `/S /JavaScript`. The bare words are no evidence: a page may say "HTML/JavaScript". */
export function hasRefusedAction(piece: Buffer): boolean {
  for (let at = piece.indexOf(SLASH); at >= 0 && at < piece.length; at++) {
    if (piece[at] !== SLASH) continue;
    const key = readCharacter(piece, at + 1);
    if (key?.code !== LETTER_S) continue;
    const name = skipSpaces(piece, key.next);
    if (piece[name] !== SLASH) continue;
    if (REFUSED_ACTIONS.some((refused) => isNameAt(piece, name + 1, refused))) return true;
  }
  return false;
}

/** The whole name and no longer one: at the end of a piece it is not known yet, and the next piece has it again. */
function isNameAt(piece: Buffer, start: number, expected: readonly number[]): boolean {
  let at = start;
  for (const code of expected) {
    const character = readCharacter(piece, at);
    if (character?.code !== code) return false;
    at = character.next;
  }
  const after = piece[at];
  return after !== undefined && (SPACES.has(after) || DELIMITERS.has(after));
}

/** One character of a name: `/J#61vaScript` is the same name as `/JavaScript`. */
function readCharacter(piece: Buffer, at: number): { code: number; next: number } | undefined {
  const code = piece[at];
  if (code === undefined) return undefined;
  const escaped = code === HASH ? 16 * hexDigit(piece[at + 1]) + hexDigit(piece[at + 2]) : Number.NaN;
  return Number.isNaN(escaped) ? { code, next: at + 1 } : { code: escaped, next: at + 3 };
}

function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}

function skipSpaces(piece: Buffer, start: number): number {
  let at = start;
  while (at - start < SPACES_MAX && SPACES.has(piece[at] ?? SLASH)) at++;
  return at;
}

function bytesOf(characters: string): ReadonlySet<number> {
  return new Set(Buffer.from(characters, 'latin1'));
}
