import { expect, it, onTestFinished, vi } from 'vitest';
import { startTestService } from '../testing/test-service.ts';

it('a service that is closed leaves no timer behind, also if it never listened', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const listens of [true, false]) {
    const { app, listen } = await startTestService('SQLite');
    if (listens) await listen();
    await app.close();
    expect(vi.getTimerCount()).toBe(0);
  }
});
