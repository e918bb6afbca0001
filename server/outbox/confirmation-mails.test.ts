import { describe, expect, it } from 'vitest';
import { positions } from '../../content/careers.ts';
import { company } from '../../content/company.ts';
import { hiddenFields } from '../../contract/api.ts';
import { applicationFields as applicationRules } from '../../contract/forms/application.ts';
import { contactFields } from '../../contract/forms/contact.ts';
import type { Fields as FormFields } from '../../contract/forms/field.ts';
import { listMail } from '../records/mail.ts';
import { applicationFields, apply } from '../testing/applications.ts';
import { estimateFields } from '../testing/forms.ts';
import { pdf } from '../testing/resume-files/resume-files.ts';
import { testOutbox } from '../testing/test-outbox.ts';
import { textOf, tryConfirmations } from '../testing/try-confirmations.ts';
import { HOUR_MS } from '../time/durations.ts';
import { localTime } from '../time/wall-clock.ts';
import { readUnsentMail } from './outbox-store.ts';

// Tests content and delivery, which do not depend on the database engine.
describe('the confirmation to a visitor', () => {
  it('brings the reference, what was sent and by when the answer comes', async () => {
    const { outbox, toVisitors, send } = await tryConfirmations('SQLite');
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
    const { service, outbox, toVisitors } = await tryConfirmations('SQLite');
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

  it('has the same Message-ID at every attempt', async () => {
    const { peer, service, outbox, toVisitors, send } = await tryConfirmations('SQLite');
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

  it('goes to the address of the form only, whatever the other fields ask for', async () => {
    const { peer, outbox, send } = await tryConfirmations('SQLite');
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
    const { outbox, toVisitors, send } = await tryConfirmations('SQLite');
    await send({ name: advertisement, message: advertisement, phone: 'www.spam' });
    await outbox.sendDue();
    const [mail] = toVisitors();
    expect(textOf(mail)).toContain('Thank you. Your request has arrived.');
    expect(textOf(mail) + mail?.parts.get('text/html')).not.toMatch(/spam/);
  });

  it('repeats no link of a stranger, whichever field it is in', async () => {
    const { service, outbox, toVisitors, send } = await tryConfirmations('SQLite');
    await send();
    await apply(service, applicationFields({ email: 'ada@example.ca' }));
    // Covers rules that may become less strict one day: a field for a street or a website is text.
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

  it('that is refused for good is given up at once, while the mail to the owner is tried for days', async () => {
    const { peer, service, outbox, states, send } = await tryConfirmations('SQLite');
    const { reference } = await send();
    peer.behave('answer 5xx');
    await outbox.sendDue();
    expect(await states()).toEqual(['failed']);
    const mails = await listMail(service.database);
    const [confirmation, ...others] = mails.filter(({ attempts }) => attempts > 0);
    expect(confirmation).toMatchObject({ kind: 'contact-confirmation', reference, attempts: 1 });
    expect(confirmation?.last_error).toContain(`<${estimateFields().email}> is full`);
    expect(others).toMatchObject([{ kind: 'contact-message', state: 'waiting' }]);
    expect(await readUnsentMail(service.database, service.clock())).toMatchObject({ failed: 0 });
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
    const { peer, service, states, send } = await tryConfirmations('SQLite');
    await send();
    peer.refuse(command, reply);
    const { host } = new URL(peer.url);
    await testOutbox(service, `smtp://site:secret@${host}`).sendDue();
    expect(await states()).toEqual(['waiting']);
  });
});
