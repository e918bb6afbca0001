import { once } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSocket } from '../../testing/raw-http.ts';
import { startTestService } from '../testing/test-service.ts';
import { formBodyRate } from './min-body-rate.ts';

describe('a body that hardly arrives', () => {
  it('does not hold its connection for long, even where no form is read', async () => {
    const { app, listen } = await startTestService('SQLite');
    const socket = await openSocket(await listen());
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
      socket.destroy();
    });
    const requested = once(app.server, 'request');
    socket.write(
      'POST /answered/token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\n',
    );
    await requested;
    const closed = once(socket, 'close');
    vi.advanceTimersByTime(formBodyRate.pauseMaxMs);
    expect(socket.closed).toBe(false);
    vi.advanceTimersByTime(60_000);
    await closed;
  });
});
