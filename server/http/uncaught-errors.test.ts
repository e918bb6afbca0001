import { describe, expect, it, onTestFinished } from 'vitest';
import { company } from '../../content/company.ts';
import { apiPaths } from '../../contract/api.ts';
import { sendRaw } from '../../testing/raw-http.ts';
import { makeStore } from '../testing/engines.ts';
import { estimateFields, formData } from '../testing/forms.ts';
import { startServiceProcess } from '../testing/service-process.ts';

async function start() {
  const store = await makeStore('SQLite');
  onTestFinished(() => store.remove());
  return startServiceProcess({ DATA_DIR: store.dataDir }, 'faulty');
}

describe('an error that nobody catches', () => {
  it('in the course of a request is answered and logged, and the process lives', async () => {
    const service = await start();
    const send = (fault: string, accept: string) =>
      sendRaw(
        service.url,
        `POST /fault/${fault} HTTP/1.1\r\nHost: localhost\r\nAccept: ${accept}\r\nContent-Length: 5\r\n\r\nwords`,
      );
    for (const fault of ['data', 'end', 'timer', 'promise']) {
      const response = await send(fault, 'application/json');
      expect(response.status, fault).toBe(500);
      expect(JSON.parse(response.body)).toEqual({ error: expect.stringContaining(company.phone.display) });
      const page = await send(fault, 'text/html');
      expect(page.head).toContain('text/html');
      expect(page.body).toContain(company.phone.display);
    }
    expect(service.output().match(/an error of a request was not caught/g)).toHaveLength(8);
    const body = formData(estimateFields());
    expect((await fetch(service.url + apiPaths.contact, { method: 'POST', body })).status).toBe(200);
  });

  it('outside of any request still ends the process', async () => {
    const service = await start();
    service.kill('SIGUSR2');
    expect(await service.exited).toBe(1);
    expect(service.output()).toContain('an error was not caught: the process ends');
  });
});
