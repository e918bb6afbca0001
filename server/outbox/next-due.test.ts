import { describe, expect, it } from 'vitest';
import { engines } from '../testing/engines.ts';
import { minute, storeMail } from '../testing/stored-records.ts';
import { startTestService } from '../testing/test-service.ts';
import { nextDueAt } from './outbox-store.ts';

describe.each(engines)('the next mail on %s', (engine) => {
  it.each([
    ['nothing, where none waits', [{ state: 'sent' }, { state: 'failed' }, { state: 'unneeded' }], undefined],
    ['the earliest', [{ next_attempt_at: minute(9) }, { next_attempt_at: minute(5) }], minute(5)],
    ['the end of the only lease', [{ next_attempt_at: minute(1), locked_until: minute(4) }], minute(4)],
    [
      'the end of a lease before the others',
      [{ next_attempt_at: minute(1), locked_until: minute(4) }, { next_attempt_at: minute(5) }],
      minute(4),
    ],
    [
      'another one before the end of a lease',
      [{ next_attempt_at: minute(1), locked_until: minute(4) }, { next_attempt_at: minute(3) }],
      minute(3),
    ],
    [
      'the first of several leases',
      [
        { next_attempt_at: minute(1), locked_until: minute(6) },
        { next_attempt_at: minute(2), locked_until: minute(4) },
        { next_attempt_at: minute(9) },
      ],
      minute(4),
    ],
    [
      'one that waits, and not a lease of one that became unneeded',
      [
        { state: 'unneeded', next_attempt_at: minute(1), locked_until: minute(4) },
        { next_attempt_at: minute(9) },
      ],
      minute(9),
    ],
  ] as const)('is %s', async (_what, mails, expected) => {
    const { database } = await startTestService(engine);
    await storeMail(database, mails);
    expect((await nextDueAt(database))?.toISOString()).toBe(expected);
  });
});
