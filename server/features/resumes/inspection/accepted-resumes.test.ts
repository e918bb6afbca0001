import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { compoundFile } from '../../../testing/resume-files/compound-file-writer.ts';
import { inspectBytes } from '../../../testing/resume-files/inspect-bytes.ts';
import {
  contentTypes,
  doc,
  docx,
  pdf,
  wordParts,
  wordStream,
} from '../../../testing/resume-files/resume-files.ts';
import { zip } from '../../../testing/resume-files/zip-writer.ts';

describe('the inspection of resumes accepts', () => {
  const kindByDocument = {
    'a PDF': ['pdf', pdf()],
    'a PDF behind a byte order mark and an empty line': [
      'pdf',
      Buffer.concat([Buffer.from('\ufeff\r\n'), pdf()]),
    ],
    'a PDF that ends in padding': ['pdf', Buffer.concat([pdf(), Buffer.alloc(100)])],
    'a PDF that writes about passwords': ['pdf', pdf('4 0 obj (RC4, /Encrypt, /Encryption) endobj')],
    'a PDF with an attached file, as Europass makes them': [
      'pdf',
      pdf('4 0 obj << /Type /EmbeddedFile >> endobj'),
    ],
    'a PDF full of random bytes': ['pdf', pdf(randomBytes(900_000).toString('latin1'))],
    'a DOC': ['doc', doc()],
    'a DOC so short that its text is in the small sectors': [
      'doc',
      compoundFile([wordStream({ bytes: 600 })]),
    ],
    'a DOC with an embedded spreadsheet': [
      'doc',
      doc({
        name: 'ObjectPool',
        members: [{ name: '_1', members: [{ name: 'Workbook', content: Buffer.alloc(9) }] }],
      }),
    ],
    'a DOCX': ['docx', docx()],
    'a DOCX that nothing was compressed in': [
      'docx',
      zip([contentTypes(), ...wordParts].map((part) => ({ ...part, isStored: true }))),
    ],
    'a DOCX with a picture and an embedded spreadsheet': [
      'docx',
      docx([
        { name: 'word/media/image1.png', content: randomBytes(50_000), isStored: true },
        {
          name: 'word/embeddings/Microsoft_Excel_Sheet.xlsx',
          content: zip([{ name: 'xl/workbook.xml', content: '' }]),
        },
      ]),
    ],
    'a DOCX with a large white drawing': [
      'docx',
      docx([{ name: 'word/media/image1.bmp', content: Buffer.alloc(3_000_000, 0xff) }]),
    ],
    'a DOCX with a comment at its end': ['docx', docx([], { comment: 'made by hand' })],
    'a DOCX whose main part has a number': [
      'docx',
      zip([contentTypes(), { name: 'word/document2.xml', content: '<w:document/>' }]),
    ],
  } as const satisfies Record<string, readonly [string, Buffer]>;

  test.each(Object.entries(kindByDocument))('%s', async (_, [kind, content]) => {
    expect(await inspectBytes(content)).toBe(kind);
  });
});
