import type { FileHandle } from 'node:fs/promises';
import type { ResumeRefusal } from '../../../contract/forms/application.ts';
import { inspectBinaryWordDocument } from './binary-word-document.ts';
import { isCompoundFile } from './compound-file.ts';
import { DamagedFile, type FilePieces, openPieces, readStart } from './file-pieces.ts';
import { hidesPortableDocument, inspectPortableDocument, isPortableDocument } from './portable-document.ts';
import { inspectWordPackage } from './word-package.ts';
import { endsAsZip, isZip } from './zip-directory.ts';

export type ResumeKind = 'pdf' | 'doc' | 'docx';
type Inspection = { isAccepted: true; kind: ResumeKind } | { isAccepted: false; refusal: ResumeRefusal };

const START_BYTES = 1024;

/** What the file is, by its content. The name can only add a refusal: one of a template or macro file is believed. */
export async function inspectResume(file: FileHandle, name: string): Promise<Inspection> {
  const pieces = await openPieces(file);
  if (pieces.size === 0) return refused('empty');
  try {
    const start = await readStart(pieces, START_BYTES);
    const kind = detectKind(start);
    if (!kind) return refused('wrongType');
    const refusal = (await inspectContent(kind, pieces, start)) ?? refusalByName(kind, name);
    return refusal ? refused(refusal) : { isAccepted: true, kind };
  } catch (error) {
    if (error instanceof DamagedFile) return refused('damaged');
    throw error;
  }
}

function detectKind(start: Buffer): ResumeKind | undefined {
  if (isPortableDocument(start)) return 'pdf';
  if (isCompoundFile(start)) return 'doc';
  if (isZip(start)) return 'docx';
  return undefined;
}

async function inspectContent(kind: ResumeKind, file: FilePieces, start: Buffer) {
  // One file, one format: another application might open a second one that is hidden inside.
  if (kind !== 'pdf' && hidesPortableDocument(start)) return 'wrongType';
  if (kind !== 'docx' && (await endsAsZip(file))) return 'wrongType';
  if (kind === 'pdf') return inspectPortableDocument(file);
  return kind === 'doc' ? inspectBinaryWordDocument(file) : inspectWordPackage(file);
}

function refusalByName(kind: ResumeKind, name: string): ResumeRefusal | undefined {
  if (kind === 'pdf') return undefined;
  if (/\.do[ct]m$/i.test(name)) return 'macros';
  return /\.dotx?$/i.test(name) ? 'template' : undefined;
}

function refused(refusal: ResumeRefusal): Inspection {
  return { isAccepted: false, refusal };
}
