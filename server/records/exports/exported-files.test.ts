import { describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { estimateFields, post } from '../../testing/forms.ts';
import { startTestService } from '../../testing/test-service.ts';
import { exportedFiles } from './exported-files.ts';

describe.each(engines)('an exported table on %s', (engine) => {
  it('leaves the event loop to other requests after each row', async () => {
    const { app, database, config } = await startTestService(engine);
    const ROWS = 5;
    for (let count = 0; count < ROWS; count++) await post(app, estimateFields());

    let turnsOfOthers = 0;
    let others = setImmediate(function turn() {
      turnsOfOthers++;
      others = setImmediate(turn);
    });
    const { lines, count } = exportedFiles.leads({ database, siteUrl: config.siteUrl });
    const turnsAtRows: number[] = [];
    for await (const _line of lines) turnsAtRows.push(turnsOfOthers);
    clearImmediate(others);

    const [, ...atRows] = turnsAtRows;
    expect(count()).toBe(ROWS);
    expect(new Set(atRows).size).toBe(ROWS);
  });
});
