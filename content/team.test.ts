import { describe, expect, it } from 'vitest';
import { workSteps } from './about.ts';
import { processSteps } from './process.ts';
import { teamRoles } from './team.ts';

const steps: readonly { readonly title: string; readonly processSteps?: number }[] = workSteps;

describe('the steps of a job', () => {
  it.each(teamRoles)('in which the $name works are steps of the process', ({ steps: [first, last] }) => {
    expect(first).toBeGreaterThanOrEqual(1);
    expect(last).toBeGreaterThanOrEqual(first);
    expect(last).toBeLessThanOrEqual(processSteps.length);
  });

  it('each have somebody who works in them', () => {
    for (const place of processSteps.keys())
      expect(teamRoles.some(({ steps: [first, last] }) => first <= place + 1 && place < last)).toBe(true);
  });

  it('are spanned by those of the team, all of them or none', () => {
    const spanned = steps.reduce((sum, step) => sum + (step.processSteps ?? 0), 0);
    expect([0, processSteps.length]).toContain(spanned);
  });
});
