import { desk } from './desk/desk.ts';
import { growth } from './growth/growth.ts';
import { leads } from './leads/leads.ts';
import { lighthouseScores } from './lighthouse/lighthouse-scores.ts';
import type { Part } from './part.ts';
import { photos } from './photos/photos.ts';
import { publishing } from './publishing/publishing.ts';
import { serve } from './serve/serve.ts';
import { start } from './start/start.ts';
import { uploads } from './uploads/uploads.ts';
import { vitals } from './vitals/vitals.ts';
import { weight } from './weight/weight.ts';

/** In the order of the table. */
export const parts: readonly Part[] = [
  weight,
  lighthouseScores,
  vitals,
  serve,
  leads,
  uploads,
  photos,
  desk,
  publishing,
  start,
  growth,
];

export function chosenParts(names: readonly string[]): readonly Part[] {
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown) {
    const known = parts.map((part) => part.name).join(', ');
    throw new Error(`There is no part "${unknown}". The parts are: ${known}.`);
  }
  return parts.filter((part) => names.length === 0 || names.includes(part.name));
}
