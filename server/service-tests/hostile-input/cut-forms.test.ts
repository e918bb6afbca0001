import { describe, it, onTestFinished } from 'vitest';
import { part } from '../../../testing/raw-http.ts';
import { PARTS_MAX } from '../../forms/multipart.ts';
import {
  type Damaged,
  expectAllAnswered,
  formParts,
  startBehindProxy,
  wholeBody,
} from '../../testing/damaged-bodies.ts';
import { makeStore } from '../../testing/engines.ts';

async function start() {
  const store = await makeStore('SQLite');
  onTestFinished(() => store.remove());
  return startBehindProxy(store);
}

describe('a form that was cut', () => {
  it('at any byte gets a response, and the process lives', async () => {
    const service = await start();
    for (const [path, parts] of Object.entries(formParts)) {
      const body = wholeBody(parts);
      const cuts = Array.from({ length: body.length }, (_, end) => ({ path, body: body.subarray(0, end) }));
      await expectAllAnswered(service, cuts);
    }
  });

  it('in a part around the limit of parts gets a response, and the process lives', async () => {
    const service = await start();
    for (const [path, parts] of Object.entries(formParts))
      await expectAllAnswered(service, cutsAroundPartLimit(path, parts));
  });
});

/** Bodies with the maximum number of parts, some fewer and some more, whose last part is incomplete. */
function* cutsAroundPartLimit(path: string, parts: readonly Buffer[]): Generator<Damaged> {
  const lastParts = {
    text: part('other', 'a value'),
    file: part('other', 'a file', 'other.txt'),
    'long header': part('x'.repeat(5000), 'value'),
    'no name': Buffer.from('--edge\r\nContent-Disposition: form-data\r\n\r\nvalue\r\n'),
    'no header': Buffer.from('--edge\r\n\r\nvalue\r\n'),
    'many headers': Buffer.from(`--edge\r\n${'X-Other: value\r\n'.repeat(25)}\r\nvalue\r\n`),
    'a folded header': Buffer.from(
      '--edge\r\nContent-Disposition: form-data;\r\n name="other"\r\n\r\nvalue\r\n',
    ),
    'a strange header': Buffer.from(
      "--edge\r\nContent-Disposition: form-data; name*=x'y'%; =; \"\r\n\r\nvalue\r\n",
    ),
  };
  for (let count = PARTS_MAX - 2; count <= PARTS_MAX + 3; count++)
    for (const last of Object.values(lastParts)) {
      const before = Array.from({ length: count - 1 - parts.length }, (_, index) =>
        part(`other${index}`, ''),
      );
      const whole = Buffer.concat([...parts, ...before, last]);
      const start = whole.length - last.length;
      const ends = [start, start + 6, start + 10, start + last.length / 2, whole.length - 2, whole.length];
      for (const end of ends) yield { path, body: whole.subarray(0, end) };
      for (const end of ends) yield { path, body: whole.subarray(0, end), breaks: true };
    }
}
