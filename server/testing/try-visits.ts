import { deskPaths } from '../operator/desk-paths.ts';
import type { Engine } from './engines.ts';
import { tryDesk } from './try-desk.ts';
import { tryRequest } from './try-request.ts';

export const PLACE = { street: '7 Mitre Court', city: 'Mississauga', access: '' };

/** The desk, a submitted request, and functions that enter visits like the owner. */
export async function tryVisits(engine: Engine) {
  const desk = await tryDesk(engine);
  const request = await tryRequest(engine, { service: desk });
  return {
    ...desk,
    request,
    visits: () => desk.database.selectFrom('visits').selectAll().orderBy('id').execute(),
    enter: (fields: Record<string, string>) =>
      desk.post(deskPaths.newVisit, { action: 'book', ...PLACE, ...fields }),
  };
}
