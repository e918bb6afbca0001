import { styleText } from 'node:util';
import type { Tone } from '../../records/wording/tone.ts';

const styles = {
  plain: [],
  strong: ['bold'],
  quiet: ['dim'],
  reference: ['cyan'],
  good: ['green'],
  soon: ['yellow'],
  late: ['bold', 'red'],
} as const satisfies Record<Tone, Parameters<typeof styleText>[0]>;

export function paint(tone: Tone, text: string): string {
  // Whether the terminal has colours was asked once, for the whole screen.
  return tone === 'plain' ? text : styleText([...styles[tone]], text, { validateStream: false });
}
