import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ResumeRefusal } from '../../../../contract/forms/application.ts';
import { compoundFile } from '../../../testing/resume-files/compound-file-writer.ts';
import { inspectBytes } from '../../../testing/resume-files/inspect-bytes.ts';
import {
  contentTypes,
  doc,
  docx,
  ENCRYPTED_FLAG,
  exe,
  pdf,
  TEMPLATE_FLAG,
  wordParts,
  wordStream,
  xls,
} from '../../../testing/resume-files/resume-files.ts';
import { zip } from '../../../testing/resume-files/zip-writer.ts';

const patched = (content: Buffer, offset: number, value: number) => {
  const copy = Buffer.from(content);
  copy.writeUInt32LE(value, offset);
  return copy;
};

describe('the inspection of resumes refuses', () => {
  const macroProject = { name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' };
  const whole = doc();
  const loop = Buffer.from(whole);
  loop.writeUInt32LE(1, 512 + 4);

  const refusals: Record<ResumeRefusal, Record<string, Buffer>> = {
    notAFile: {},
    tooLarge: {},
    empty: { 'a file of no bytes': Buffer.alloc(0) },
    wrongType: {
      'a single byte': Buffer.from('%'),
      'plain text': Buffer.from('Twelve years of framing.'),
      'a web page that mentions %PDF-1.4': Buffer.from('<html><script>%PDF-1.4 %%EOF</script></html>'),
      'a renamed program': exe(),
      'a renamed spreadsheet': xls(),
      'a presentation': compoundFile([{ name: 'PowerPoint Document', content: Buffer.alloc(4096) }]),
      'a DOC that is a spreadsheet as well': doc({ name: 'Workbook', content: Buffer.alloc(4096) }),
      'a plain archive': zip([{ name: 'photos/kitchen.txt', content: 'before' }]),
      'a new spreadsheet': zip([contentTypes(), { name: 'xl/workbook.xml', content: '' }]),
      'a DOCX that is a spreadsheet as well': docx([{ name: 'xl/workbook.xml', content: '' }]),
      'a DOCX without its list of content types': zip(wordParts),
      'a program with a PDF behind it': Buffer.concat([exe(), pdf()]),
      'a program with a DOCX behind it': docx([], { prefix: exe() }),
      'a program with a DOCX behind it that counts it in': docx([], { prefix: exe(), countsPrefix: true }),
      'a PDF with an archive behind it': Buffer.concat([pdf(), docx()]),
      'a PDF with an archive behind it whose comment ends like a PDF': Buffer.concat([
        pdf(),
        docx([], { comment: '\n%%EOF\n' }),
      ]),
      'a DOC with an archive behind it': Buffer.concat([doc(), docx()]),
      'a DOCX with a PDF in its first part': zip([
        { name: 'first.bin', content: pdf(), isStored: true },
        contentTypes(),
        ...wordParts,
      ]),
    },
    damaged: {
      'a PDF cut short': pdf().subarray(0, -20),
      'a PDF with a program behind it': Buffer.concat([pdf(), exe()]),
      'the signature of a DOC alone': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'a DOC cut short': whole.subarray(0, 1200),
      'a DOC whose directory runs in a circle': loop,
      'a DOC whose directory is beyond its end': patched(whole, 48, 0x00ffffff),
      'a DOC with sectors of an impossible size': patched(whole, 28, 0x0020fffe),
      'a DOCX cut short': docx().subarray(0, -30),
      'a DOCX with something behind it': Buffer.concat([docx(), Buffer.from('more')]),
      'a DOCX whose list is beyond its end': patched(docx(), docx().length - 6, 0x7fffffff),
      'a DOCX that asks for 64-bit offsets': patched(docx(), docx().length - 6, 0xffffffff),
      'a DOCX that says it has a billion parts': docx([], { zip64: { count: 2 ** 30, listOffset: 0 } }),
      'a DOCX whose list is petabytes away': docx([], { zip64: { count: 3, listOffset: 2 ** 50 } }),
      'a DOCX with an end of its list in the comment': docx([], { comment: 'PK\u0005\u0006'.padEnd(40) }),
      'a DOCX that says it has more parts than it has': patched(docx(), docx().length - 14, 0x00ff00ff),
      'a DOCX that unpacks out of its folder': docx([{ name: 'word/../../.bashrc', content: 'exit' }]),
      'a zip bomb': docx([
        { name: 'word/media/image1.bmp', content: randomBytes(50_000), claimedBytes: 4_000_000_000 },
      ]),
      'a zip bomb whose parts share one content': docx([
        { name: 'word/media/a.bmp', content: randomBytes(50_000), claimedBytes: 8_000_000 },
        ...Array.from({ length: 20 }, (_, index) => ({
          name: `word/media/${index}.bmp`,
          content: '',
          claimedBytes: 8_000_000,
          sharesContentOf: 3,
        })),
      ]),
      'a DOCX of thousands of parts': docx(
        Array.from({ length: 2000 }, (_, index) => ({ name: `word/media/${index}.png`, content: '' })),
      ),
    },
    locked: {
      'a PDF with a password': pdf('trailer << /Root 1 0 R /Encrypt 9 0 R >>'),
      'a PDF with a password in its own trailer': pdf('trailer << /Encrypt << /Filter /Standard >> >>'),
      'a DOC with a password': compoundFile([wordStream({ flags: ENCRYPTED_FLAG })]),
      'a DOCX with a password': compoundFile([
        { name: 'EncryptionInfo', content: Buffer.alloc(200) },
        { name: 'EncryptedPackage', content: Buffer.alloc(5000) },
      ]),
      'a DOCX whose archive has a password': zip(
        [contentTypes(), ...wordParts].map((part) => ({ ...part, flags: 1 })),
      ),
    },
    macros: {
      'a DOC with macros': doc({
        name: 'Macros',
        members: [{ name: 'VBA', members: [{ name: 'ThisDocument', content: Buffer.alloc(500) }] }],
      }),
      'a DOC with macros in an embedded object': doc({
        name: 'ObjectPool',
        members: [{ name: '_1', members: [{ name: '_VBA_PROJECT_CUR', members: [] }] }],
      }),
      'a DOCX with macros': docx([macroProject]),
      'a DOCX with macros under another case': docx([{ ...macroProject, name: 'WORD/VBAPROJECT.BIN' }]),
      'a DOCX with an embedded macro spreadsheet': docx([
        { name: 'word/embeddings/Sheet.xlsm', content: '' },
      ]),
    },
    template: {
      'a DOC that is a template': compoundFile([wordStream({ flags: TEMPLATE_FLAG })]),
    },
    controls: {
      'a DOCX with controls': docx([{ name: 'word/activeX/activeX1.bin', content: '' }]),
    },
  };

  const cases = Object.entries(refusals).flatMap(([refusal, documents]) =>
    Object.entries(documents).map(([document, content]) => ({ refusal, document, content })),
  );

  test.each(cases)('$document as $refusal', async ({ refusal, content }) => {
    expect(await inspectBytes(content)).toBe(refusal);
  });

  test.each([
    ['resume.docm', 'macros'],
    ['resume.DOTM', 'macros'],
    ['resume.dotx', 'template'],
  ])('a package that its owner calls %s as %s', async (name, refusal) => {
    expect(await inspectBytes(docx(), name)).toBe(refusal);
  });
});
