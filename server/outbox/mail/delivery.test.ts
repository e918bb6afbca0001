import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { hiddenFields } from '../../../contract/api.ts';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { engines } from '../../testing/engines.ts';
import { estimateFields, PROJECT_TYPE, post } from '../../testing/forms.ts';
import { hoursAfterStart, REPLY_HOURS } from '../../testing/promised-answer.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { startTestService } from '../../testing/test-service.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { localTime } from '../../time/wall-clock.ts';

describe.each(engines)('a lead’s mail on %s', (engine) => {
  it('says who wrote, what they want, how to reach them and how to mark it as answered', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine, {
      settings: {
        SITE_URL: 'https://renovations.example',
        MAIL_FROM: 'Site <site@renovations.example>',
        MAIL_TO: 'owner@renovations.example',
      },
    });
    const { reference } = (await post(service.app, estimateFields())).json();
    await testOutbox(service, peer.url).sendDue();

    expect(peer.received).toHaveLength(1);
    const [mail] = peer.received;
    expect(mail).toMatchObject({ from: 'site@renovations.example', to: ['owner@renovations.example'] });
    expect(mail?.headers.get('subject')).toEqual([`Free Estimate Request - ${PROJECT_TYPE}`]);
    expect(mail?.headers.get('from')).toEqual(['Site <site@renovations.example>']);
    expect(mail?.headers.get('to')).toEqual(['owner@renovations.example']);
    expect(mail?.headers.get('reply-to')).toEqual(['Maya Okafor <maya@example.ca>']);
    expect(mail?.headers.get('message-id')?.[0]).toMatch(
      /^<contact-message\.[A-Z]+-\w+\.\w+@renovations\.example>$/,
    );

    const text = mail?.parts.get('text/plain') ?? '';
    for (const fact of ['Maya Okafor', '(416) 555-0199', 'maya@example.ca', PROJECT_TYPE, reference]) {
      expect(text).toContain(fact);
    }
    expect(text).toContain('Galley kitchen in a 1920s semi, one wall to come out.');
    expect(text).toContain(localTime(hoursAfterStart(REPLY_HOURS)));
    expect(text).toContain(`https://renovations.example/answered/${reference}.`);
    const html = mail?.parts.get('text/html') ?? '';
    expect(html).toContain('<a href="tel:4165550199"');
    expect(html).toContain(`href="https://renovations.example/answered/${reference}.`);
    for (const part of [text, html])
      expect(part).toContain(`https://renovations.example/desk/record/${reference}`);
  });

  it('begins with what they wrote, and so do its reminders', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    await post(service.app, estimateFields());
    await testOutbox(service, peer.url).sendDue();
    service.clock.pass(REPLY_HOURS * HOUR_MS);
    await testOutbox(service, peer.url).sendDue();
    expect(peer.received.length).toBeGreaterThan(1);
    for (const { parts } of peer.received)
      for (const part of [parts.get('text/plain'), parts.get('text/html')])
        expect(part).toMatch(/Galley kitchen[\s\S]*\(416\) 555-0199[\s\S]*Answer promised by/);
  });

  it('goes to the configured recipient only, whatever the form asks for', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    await post(
      service.app,
      estimateFields({ [hiddenFields.recipient]: 'victim@example.org, other@example.org' }),
    );
    await testOutbox(service, peer.url).sendDue();
    expect(peer.received.map(({ to }) => to)).toEqual([[company.email]]);
  });

  it('shows markup, templates and formulas as the text that they are', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    const name = `<img src=x onerror=alert(1)> "Q" & {{7*7}}`;
    const message = `=HYPERLINK("http://evil.example")\n\${process.env}\n<script>alert(1)</script> é 漢字`;
    await post(service.app, estimateFields({ name, message }));
    await testOutbox(service, peer.url).sendDue();
    const mail = peer.received[0];
    expect(mail?.parts.get('text/plain')?.replaceAll('\r\n', '\n')).toContain(message);
    expect(mail?.parts.get('text/html')).not.toMatch(/<script|<img/);
    expect(mail?.parts.get('text/html')).toContain('&lt;script&gt;alert(1)&lt;/script&gt; é 漢字');
    expect(mail?.headers.get('reply-to')?.[0]).toContain('<maya@example.ca>');
  });

  it('is sent once by several workers that run at the same time', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    for (let count = 0; count < 10; count++) await post(service.app, estimateFields());
    await Promise.all([1, 2, 3, 4].map(() => testOutbox(service, peer.url).sendDue()));
    const ids = peer.received.map(({ headers }) => headers.get('message-id')?.[0]);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
  });
});
