import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function writeNew(file: string, source: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}

export function insertBefore(file: string, marker: string, line: string): void {
  const source = readFileSync(file, 'utf8');
  const place = source.indexOf(marker);
  if (place < 0) throw new Error(`${file} has no "${marker.trim()}": add "${line.trim()}" by hand.`);
  writeFileSync(file, source.slice(0, place) + line + source.slice(place));
}
