import { describe, expect, it } from 'vitest';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { applicationFields, apply, EXPERIENCE, POSITION } from '../../testing/applications.ts';
import { engines } from '../../testing/engines.ts';
import { pdf } from '../../testing/resume-files/resume-files.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { startTestService } from '../../testing/test-service.ts';

const resume = { content: pdf(), name: 'Résumé <Okafor>.pdf' };

describe.each(engines)('the mail about an application on %s', (engine) => {
  it('says who applies for what and has the resume attached', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    const { reference } = (await apply(service, applicationFields(), resume)).json();
    await testOutbox(service, peer.url).sendDue();

    expect(peer.received).toHaveLength(1);
    const [mail] = peer.received;
    expect(mail?.to).toEqual([service.config.mail.to]);
    expect(mail?.headers.get('subject')).toEqual([`Job Application - ${POSITION} - Ada Okafor`]);
    expect(mail?.headers.get('reply-to')).toEqual(['Ada Okafor <ada@example.ca>']);
    const text = mail?.parts.get('text/plain');
    const page = `${service.config.siteUrl.origin}/desk/record/${reference}`;
    for (const fact of ['(416) 555-0177', EXPERIENCE, 'Twelve years of framing', reference, page]) {
      expect(text).toContain(fact);
    }
    expect(text).toContain('Résumé <Okafor>.pdf (attached)');
    expect(mail?.parts.get('text/html')).toContain('Résumé &lt;Okafor&gt;.pdf (attached)');
    expect(mail?.parts.get('application/pdf')).toBe(pdf().toString());
  });

  it('says that no resume was sent where there is none', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    await apply(service, applicationFields());
    await testOutbox(service, peer.url).sendDue();
    expect(peer.received[0]?.parts.get('text/plain')).toMatch(/Resume:\s+not sent/);
    expect([...(peer.received[0]?.parts.keys() ?? [])]).toEqual(['text/plain', 'text/html']);
  });

  it('is not sent once the application was deleted', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    await apply(service, applicationFields(), resume);
    await service.database.deleteFrom('job_applications').execute();
    await testOutbox(service, peer.url).sendDue();
    expect(peer.received).toEqual([]);
  });
});
