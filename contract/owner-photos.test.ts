import { expect, it } from 'vitest';
import { ownerPhotoSide, ownerPhotos } from './owner-photos.ts';

const { maxSide, minWidth } = ownerPhotos;

it.each([
  ['as wide as it is high', 4000, 4000, maxSide],
  ['from a camera', 6000, 4000, maxSide],
  ['from an upright phone', 3000, 4000, maxSide],
  ['tall', 1868, 4000, 2570],
  ['tall, and as narrow as may be', minWidth, 2570, 2570],
  ['taller than a photo', 2000, 16_000, 4800],
])('a photo that is %s is resized to a side that has pixels enough', (_, width, height, side) => {
  expect(ownerPhotoSide({ width, height })).toBe(side);
  const scale = Math.min(1, side / Math.max(width, height));
  expect(Math.round(width * scale) * Math.round(height * scale)).toBeLessThanOrEqual(maxSide ** 2);
});
