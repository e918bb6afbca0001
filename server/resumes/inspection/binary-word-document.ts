import type { ResumeRefusal } from '../../../contract/forms/application.ts';
import { readCompoundFile } from './compound-file.ts';
import type { FilePieces } from './file-pieces.ts';

/** Names are compared in capitals, as the container itself does. */
const WORD_STREAM = 'WORDDOCUMENT';
const LOCKED_STREAMS = ['ENCRYPTEDPACKAGE', 'ENCRYPTIONINFO'];
const OTHER_PROGRAMS_STREAMS = ['WORKBOOK', 'BOOK', 'POWERPOINT DOCUMENT', 'VISIODOCUMENT'];
const MACRO_ENTRIES = ['MACROS', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR'];

/** The stream begins with a number that every Word since version 6 writes, and a word of flags. */
const WORD_IDENTIFIERS = [0xa5ec, 0xa5dc];
const FLAGS_OFFSET = 10;
const TEMPLATE_FLAG = 0x0001;
const ENCRYPTED_FLAG = 0x0100;

export async function inspectBinaryWordDocument(file: FilePieces): Promise<ResumeRefusal | undefined> {
  const compound = await readCompoundFile(file);
  const topLevel = new Map(compound.topLevel.map((entry) => [entry.name.toUpperCase(), entry]));

  if (LOCKED_STREAMS.some((name) => topLevel.has(name))) return 'locked';
  const stream = topLevel.get(WORD_STREAM);
  if (stream?.kind !== 'stream' || OTHER_PROGRAMS_STREAMS.some((name) => topLevel.has(name)))
    return 'wrongType';
  if (compound.entries.some((entry) => MACRO_ENTRIES.includes(entry.name.toUpperCase()))) return 'macros';

  const beginning = await compound.readBeginning(stream, FLAGS_OFFSET + 2);
  if (!WORD_IDENTIFIERS.includes(beginning.readUInt16LE())) return 'damaged';
  const flags = beginning.readUInt16LE(FLAGS_OFFSET);
  if (flags & ENCRYPTED_FLAG) return 'locked';
  if (flags & TEMPLATE_FLAG) return 'template';
  return undefined;
}
