import { describe, expect, it } from 'vitest';
import { positions } from '../../content/careers.ts';
import { company } from '../../content/company.ts';
import { hiddenFields } from '../../contract/api.ts';
import { applicationFields as applicationRules } from '../../contract/forms/application.ts';
import { contactFields } from '../../contract/forms/contact.ts';
import type { Fields as FormFields } from '../../contract/forms/field.ts';
import type { ReceivedMail } from '../../testing/received-mail.ts';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import { readConfig } from '../config.ts';
import { deleteExpired } from '../jobs/retention.ts';
import { listMail } from '../records/mail.ts';
import { applicationFields, apply } from '../testing/applications.ts';
import { type Engine, engines } from '../testing/engines.ts';
import { estimateFields, type Fields, post } from '../testing/forms.ts';
import { pdf } from '../testing/resume-files/resume-files.ts';
import { testOutbox } from '../testing/test-outbox.ts';
import { startTestService } from '../testing/test-service.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';
import { localTime } from '../time/wall-clock.ts';
import { countUnsent } from './outbox-store.ts';

const SETTINGS = {
  CONFIRMATION_MAIL: 'on',
  MAIL_FROM: 'site@hearth.example',
  MAIL_TO: 'owner@hearth.example',
};

async function start(engine: Engine, settings: Record<string, string> = {}) {
  const peer = await startSmtpPeer();
  const service = await startTestService(engine, { settings: { ...SETTINGS, ...settings } });
  const outbox = testOutbox(service, peer.url);
  const toVisitors = () => peer.received.filter(({ to }) => !to.includes('owner@hearth.example'));
  const states = async () => {
    const rows = await service.database
      .selectFrom('outbox')
      .select(['kind', 'state'])
      .orderBy('id')
      .execute();
    return rows.filter(({ kind }) => kind.endsWith('confirmation')).map(({ state }) => state);
  };
  const send = async (changes: Fields = {}) => {
    const response = await post(service.app, estimateFields(changes));
    expect(response.statusCode).toBe(200);
    return response.json();
  };
  return { peer, service, outbox, toVisitors, states, send };
}

function textOf(mail: ReceivedMail | undefined): string {
  return mail?.parts.get('text/plain')?.replaceAll('\r\n', '\n') ?? '';
}

describe.each(engines)('the confirmation to a visitor, on %s,', (engine) => {
  it('brings the reference, what was sent and by when the answer comes', async () => {
    const { outbox, toVisitors, send } = await start(engine);
    const { reference, replyBy } = await send();
    await outbox.sendDue();

    const fields = estimateFields();
    const [mail, ...others] = toVisitors();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ from: 'site@hearth.example', to: [fields.email] });
    expect(mail?.headers.get('to')).toEqual([fields.email]);
    expect(mail?.headers.get('reply-to')).toEqual([`${company.name} <${company.email}>`]);
    expect(mail?.headers.get('auto-submitted')).toEqual(['auto-generated']);
    expect(mail?.headers.get('subject')).toEqual([`We received your request (${reference})`]);
    expect(mail?.headers.get('message-id')?.[0]).toMatch(
      new RegExp(`^<contact-confirmation\\.${reference}\\.\\w+@hearth\\.example>$`),
    );
    const { name, projectType, message, phone } = fields;
    for (const part of [
      name,
      projectType,
      message,
      phone,
      reference,
      localTime(replyBy),
      company.phone.display,
    ])
      expect(textOf(mail)).toContain(part);
    expect(mail?.parts.get('text/html')).toContain(reference);
    expect(mail?.parts.get('text/html')).not.toContain('/answered/');
  });

  it('goes to applicants as well, without their resume', async () => {
    const { service, outbox, toVisitors } = await start(engine);
    const resume = { content: pdf(), name: 'resume.pdf' };
    const fields = applicationFields({ position: positions[0].title });
    const { reference } = (await apply(service, fields, resume)).json();
    await outbox.sendDue();
    const [mail] = toVisitors();
    expect(mail?.to).toEqual([fields.email]);
    expect(mail?.headers.get('subject')).toEqual([`We received your application (${reference})`]);
    for (const part of [reference, fields.name, positions[0].title, fields.message])
      expect(textOf(mail)).toContain(part);
    expect(textOf(mail)).toMatch(/Resume:\s+received/);
    expect([...(mail?.parts.keys() ?? [])]).toEqual(['text/plain', 'text/html']);
  });

  it('is there with the lead in one transaction, once, however often the form is sent', async () => {
    const { service, states, send } = await start(engine);
    const fields = estimateFields();
    await Promise.all([1, 2, 3].map(() => send(fields)));
    expect(await states()).toEqual(['waiting']);
    await service.database.deleteFrom('contact_messages').execute();
    expect(await states()).toEqual([]);
  });

  it('has the same Message-ID at every attempt', async () => {
    const { peer, service, outbox, toVisitors, send } = await start(engine);
    await send();
    peer.behave('answer 4xx');
    await outbox.sendDue();
    peer.behave('accept');
    service.clock.pass(HOUR_MS);
    await outbox.sendDue();
    const ids = toVisitors().map(({ headers }) => headers.get('message-id')?.[0]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('is not sent for spam', async () => {
    const { service, states, send } = await start(engine);
    await send({ [hiddenFields.honeypot]: 'x' });
    await apply(service, applicationFields({ [hiddenFields.honeypot]: 'x' }));
    expect(await states()).toEqual([]);
  });

  it('is sent three times a day to one mailbox, however its address is spelled and whatever form is used', async () => {
    const { service, outbox, toVisitors, send } = await start(engine);
    const spellings = [
      'maya.okafor@example.ca',
      'MAYA.okafor@example.ca',
      'maya.okafor+two@example.ca',
      'm.ayaokafor@example.ca',
    ];
    for (const email of spellings) await send({ email, [hiddenFields.replyTo]: email });
    await apply(service, applicationFields({ email: 'mayaokafor@example.ca' }));
    await send({ email: 'somebody.else@example.ca' });
    await outbox.sendDue();
    expect(
      toVisitors()
        .map(({ to }) => to[0])
        .toSorted(),
    ).toEqual([...spellings.slice(0, 3), 'somebody.else@example.ca'].toSorted());

    service.clock.pass(DAY_MS);
    await send({ email: spellings[0] });
    await outbox.sendDue();
    expect(toVisitors()).toHaveLength(5);
    expect(await service.database.selectFrom('contact_messages').select('id').execute()).toHaveLength(6);
  });

  it('is never used up for all by the forms of one network', async () => {
    const { service, states } = await start(engine, { TRUST_PROXY: '127.0.0.1' });
    const sendFrom = (ip: string, email: string) =>
      post(service.app, estimateFields({ email }), { headers: { 'x-forwarded-for': ip } });
    for (let count = 0; count < 50; count++)
      await sendFrom(`2001:db8:1:${count}::1`, `visitor${count}@example.ca`);
    const confirmed = (await states()).length;
    expect(confirmed).toBeLessThan(50);
    await sendFrom('2001:db8:2::1', 'maya@example.ca');
    expect(await states()).toHaveLength(confirmed + 1);
  });

  it('keeps to that limit when many forms arrive at once', async () => {
    const { states, send } = await start(engine);
    await Promise.all(Array.from({ length: 12 }, () => send()));
    expect(await states()).toHaveLength(3);
  });

  it('is sent to a limited number of addresses a day', async () => {
    const { service, states, send } = await start(engine);
    await send();
    const { id: _id, ...row } = await service.database
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'contact-confirmation')
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 199 }, (_, index) => ({
      ...row,
      message_key: `other-${index}`,
      recipient_key: `stranger-${index}@example.ca`,
    }));
    await service.database.insertInto('outbox').values(others).execute();
    await send({ email: 'one.more@example.ca' });
    expect(await states()).toHaveLength(200);
  });

  it('goes to the address of the form only, whatever the other fields ask for', async () => {
    const { peer, outbox, send } = await start(engine);
    const elsewhere = 'victim@example.org';
    await send({
      [hiddenFields.recipient]: elsewhere,
      [hiddenFields.replyTo]: elsewhere,
      subject: elsewhere,
    });
    await outbox.sendDue();
    expect(peer.received.flatMap(({ to }) => to)).toEqual(['owner@hearth.example', estimateFields().email]);
    expect(peer.received[1]?.headers.get('subject')?.[0]).not.toContain(elsewhere);
  });

  it.each([
    'Buy at https://spam.example now',
    'Cheap pills: spam.example',
    'Write to me@spam.example, please',
    'Cheap pills: 💊.spam',
    'Cheap pills: spam.हिन्दी',
  ])('repeats no link to a stranger: %s', async (advertisement) => {
    const { outbox, toVisitors, send } = await start(engine);
    await send({ name: advertisement, message: advertisement, phone: 'www.spam' });
    await outbox.sendDue();
    const [mail] = toVisitors();
    expect(textOf(mail)).toContain('Thank you. Your request has arrived.');
    expect(textOf(mail) + mail?.parts.get('text/html')).not.toMatch(/spam/);
  });

  it('repeats no link of a stranger, whichever field it is in', async () => {
    const { service, outbox, toVisitors, send } = await start(engine);
    await send();
    await apply(service, applicationFields({ email: 'ada@example.ca' }));
    // Whatever a rule lets through one day: a field for a street or a website is text.
    const typed = (fields: FormFields) =>
      Object.fromEntries(Object.values(fields).map(({ column }) => [column, 'see spam.example']));
    const { email: _address, ...lead } = typed(contactFields);
    const { email: _other, ...application } = typed(applicationRules);
    await service.database.updateTable('contact_messages').set(lead).execute();
    await service.database.updateTable('job_applications').set(application).execute();
    await outbox.sendDue();
    expect(toVisitors()).toHaveLength(2);
    for (const mail of toVisitors())
      expect(textOf(mail) + mail.parts.get('text/html') + mail.headers.get('subject')).not.toMatch(/spam/);
  });

  it('is not needed once the owner has answered, nor after a day', async () => {
    const { service, outbox, toVisitors, states, send } = await start(engine);
    const { reference } = await send();
    await service.app.inject({ method: 'POST', url: `/answered/${service.links.sign(reference)}` });
    await outbox.sendDue();
    await send();
    service.clock.pass(DAY_MS + 1);
    await outbox.sendDue();
    expect(toVisitors()).toEqual([]);
    expect(await states()).toEqual(['unneeded', 'unneeded']);
  });

  it('is sent after all when “answered” is undone, and once', async () => {
    const { service, outbox, toVisitors, states, send } = await start(engine);
    const { reference } = await send();
    const link = `/answered/${service.links.sign(reference)}`;
    const press = (url: string) => service.app.inject({ method: 'POST', url });
    await press(link);
    await outbox.sendDue();
    expect(await states()).toEqual(['unneeded']);
    for (let times = 0; times < 2; times++) {
      await press(`${link}/undo`);
      await outbox.sendDue();
      await press(link);
    }
    expect(toVisitors()).toHaveLength(1);
  });

  it('that is refused for good is given up at once, while the mail to the owner is tried for days', async () => {
    const { peer, service, outbox, states, send } = await start(engine);
    const { reference } = await send();
    peer.behave('answer 5xx');
    await outbox.sendDue();
    expect(await states()).toEqual(['failed']);
    const mails = await listMail(service.database);
    const [confirmation, ...others] = mails.filter(({ attempts }) => attempts > 0);
    expect(confirmation).toMatchObject({ kind: 'contact-confirmation', reference, attempts: 1 });
    expect(confirmation?.last_error).toContain(`<${estimateFields().email}> is full`);
    expect(others).toMatchObject([{ kind: 'contact-message', state: 'waiting' }]);
    expect(await countUnsent(service.database, service.clock())).toMatchObject({ failed: 0 });
  });

  it.each([
    ['the login', 'AUTH', '535 5.7.8 Authentication failed'],
    ['the sender', 'MAIL FROM', '550 5.1.0 Sender rejected'],
    [
      'the sender, as late as at the recipient',
      'RCPT TO',
      '553 5.7.1 Sender address rejected: not owned by user',
    ],
  ] as const)('is tried again when %s was refused', async (_what, command, reply) => {
    const { peer, service, states, send } = await start(engine);
    await send();
    peer.refuse(command, reply);
    const { host } = new URL(peer.url);
    await testOutbox(service, `smtp://site:secret@${host}`).sendDue();
    expect(await states()).toEqual(['waiting']);
  });

  it('that cannot be delivered raises no alarm about the owner’s mail', async () => {
    const { service, outbox, send } = await start(engine);
    await send();
    await outbox.sendDue();
    await service.database
      .updateTable('outbox')
      .set({ state: 'waiting' })
      .where('kind', '=', 'contact-confirmation')
      .execute();
    expect(await countUnsent(service.database, service.clock())).toEqual({ waiting: 0, failed: 0 });
  });

  it('and the address it was counted for go when the lead’s time is over', async () => {
    const { service, states, send } = await start(engine);
    await send();
    await apply(service, applicationFields());
    await deleteExpired(service.database, new Date(service.clock().getTime() + 10_000 * DAY_MS));
    expect(await states()).toEqual([]);
  });

  it('is not sent when it was turned off, not even what waits', async () => {
    const { peer, service, states, send } = await start(engine, { CONFIRMATION_MAIL: 'off' });
    await send();
    await apply(service, applicationFields());
    expect(await states()).toEqual([]);

    const on = await start(engine);
    await on.send();
    const off = { ...on.service, config: { ...on.service.config, sendsConfirmations: false } };
    await testOutbox(off, peer.url).sendDue();
    expect(await on.states()).toEqual(['unneeded']);
  });
});

describe('CONFIRMATION_MAIL', () => {
  it('is on where a mail server is set, unless it says off', () => {
    const sends = (settings: Record<string, string>) => readConfig(settings).sendsConfirmations;
    const SMTP_URL = 'smtp://mail.example.ca';
    expect(sends({})).toBe(false);
    expect(sends({ SMTP_URL })).toBe(true);
    expect(sends({ SMTP_URL, CONFIRMATION_MAIL: 'off' })).toBe(false);
    expect(sends({ CONFIRMATION_MAIL: 'on' })).toBe(true);
    expect(() => sends({ CONFIRMATION_MAIL: 'yes' })).toThrow(/CONFIRMATION_MAIL should be either on or off/);
  });
});
