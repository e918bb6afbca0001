import { goals } from '../budgets.ts';
import { startSettledSite } from '../http/settled-site.ts';
import { median } from '../machine/statistics.ts';
import type { Figure, Part } from '../part.ts';
import { OPERATOR_TOKEN, ownersPaths, read } from './owner.ts';
import { LEADS, seedRecords } from './seeded-records.ts';
import { longestWaitMs } from './steady-visitor.ts';

/** How long a visitor waits while the owner views years of records: SQLite queries block the visitors' event loop. */
export const desk: Part = {
  name: 'desk',
  async run({ runs }) {
    await using site = await startSettledSite({ fill: seedRecords, settings: { OPERATOR_TOKEN } });
    const measured = async (name: string, work: () => Promise<void>): Promise<Figure> => {
      const waits: number[] = [];
      for (let run = 0; run < runs; run++) waits.push(await longestWaitMs(site.url, work));
      const note = `${LEADS} leads; at worst ${Math.max(...waits).toFixed(0)} ms`;
      return { name: `a visitor's longest wait: ${name}`, value: median(waits), unit: 'ms', note };
    };
    const figures = [await measured('nobody is at the desk', async () => {})];
    for (const [name, path] of await ownersPaths(site.url)) {
      const figure = await measured(name, () => read(site.url, path));
      figures.push({ ...figure, goal: goals.waitForDeskMs });
    }
    return figures;
  },
};
