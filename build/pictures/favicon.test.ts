import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const publicFolder = join(import.meta.dirname, '../../content/public');

type Entry = { readonly width: number; readonly height: number; readonly image: Buffer };

function readEntries(file: Buffer): Entry[] {
  const count = file.readUInt16LE(4);
  return Array.from({ length: count }, (_, index) => {
    const at = 6 + index * 16;
    const start = file.readUInt32LE(at + 12);
    const image = file.subarray(start, start + file.readUInt32LE(at + 8));
    return { width: file.readUInt8(at), height: file.readUInt8(at + 1), image };
  });
}

describe('favicon.ico', () => {
  const file = () => readFileSync(join(publicFolder, 'favicon.ico'));

  it('is an icon file of 16, 32 and 48 pixels', () => {
    expect([...file().subarray(0, 4)]).toEqual([0, 0, 1, 0]);
    expect(readEntries(file()).map(({ width, height }) => [width, height])).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
  });

  it('holds whole pictures of these sizes and nothing after them', async () => {
    const entries = readEntries(file());
    for (const { width, height, image } of entries)
      expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width, height });
    const imageBytes = entries.reduce((sum, { image }) => sum + image.length, 0);
    expect(file()).toHaveLength(6 + entries.length * 16 + imageBytes);
  });

  it('shows what favicon.svg shows', async () => {
    const pixels = (source: Buffer) => sharp(source).resize(48, 48).removeAlpha().raw().toBuffer();
    const drawn = await pixels(readFileSync(join(publicFolder, 'favicon.svg')));
    const stored = await pixels(readEntries(file()).at(-1)?.image ?? Buffer.alloc(0));
    const difference = drawn.reduce((sum, value, index) => sum + Math.abs(value - (stored[index] ?? 0)), 0);
    expect(difference / drawn.length, 'run npm run pictures -- --icons').toBeLessThan(8);
  });
});
