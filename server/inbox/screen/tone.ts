import { styleText } from 'node:util';

/** What a piece of text means; on a terminal with colours it shows. */
const tones = {
  plain: [],
  strong: ['bold'],
  quiet: ['dim'],
  reference: ['cyan'],
  good: ['green'],
  soon: ['yellow'],
  late: ['bold', 'red'],
} as const satisfies Record<string, Parameters<typeof styleText>[0]>;

export type Tone = keyof typeof tones;

export type Span = string | { readonly text: string; readonly tone: Tone };

export function toned(tone: Tone, text: string): Span {
  return { text, tone };
}

export function textOf(span: Span): string {
  return typeof span === 'string' ? span : span.text;
}

export function toneOf(span: Span): Tone {
  return typeof span === 'string' ? 'plain' : span.tone;
}

export function paint(tone: Tone, text: string): string {
  // Whether the terminal has colours was asked once, for the whole screen.
  return tone === 'plain' ? text : styleText([...tones[tone]], text, { validateStream: false });
}
