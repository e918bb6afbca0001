import type { ResumeRefusal } from '../../../../contract/forms/application.ts';
import { inspectDoc, isCompoundFile } from './doc.ts';
import { inspectDocx, isZip, startsAsZip } from './docx.ts';
import { hasPdfHeader, inspectPdf, startsAsPdf } from './pdf.ts';

export type ResumeKind = 'pdf' | 'doc' | 'docx';
type Inspection = { isAccepted: true; kind: ResumeKind } | { isAccepted: false; refusal: ResumeRefusal };

/**
 * Determines the format from the content. The name can only add a refusal: that of a template or macro file is refused.
 */
export async function inspectResume(content: Buffer, name: string): Promise<Inspection> {
  if (content.length === 0) return refused('empty');
  const kind = detectKind(content);
  if (!kind || (await hasSecondFormat(kind, content))) return refused('wrongType');
  const refusal = (await inspectors[kind](content)) ?? refusalByName(kind, name);
  return refusal ? refused(refusal) : { isAccepted: true, kind };
}

const inspectors = { pdf: inspectPdf, doc: inspectDoc, docx: inspectDocx };

function detectKind(content: Buffer): ResumeKind | undefined {
  if (startsAsPdf(content)) return 'pdf';
  if (isCompoundFile(content)) return 'doc';
  return startsAsZip(content) ? 'docx' : undefined;
}

/** A file must have one format only: another application might open a second one that is hidden in it. */
async function hasSecondFormat(kind: ResumeKind, content: Buffer): Promise<boolean> {
  return (kind !== 'pdf' && hasPdfHeader(content)) || (kind !== 'docx' && (await isZip(content)));
}

function refusalByName(kind: ResumeKind, name: string): ResumeRefusal | undefined {
  if (kind === 'pdf') return undefined;
  if (/\.do[ct]m$/i.test(name)) return 'macros';
  return /\.dotx?$/i.test(name) ? 'template' : undefined;
}

function refused(refusal: ResumeRefusal): Inspection {
  return { isAccepted: false, refusal };
}
