import { describe, expect, it } from 'vitest';
import { deskPaths } from '../../server/operator/desk-paths.ts';
import { type Engine, engines } from '../../server/testing/engines.ts';
import { estimateFields, type Fields, post } from '../../server/testing/forms.ts';
import { testOutbox } from '../../server/testing/test-outbox.ts';
import { tryDesk } from '../../server/testing/try-desk.ts';
import { startSmtpPeer } from '../smtp-peer.ts';
import { addedFields } from './added-fields.ts';

/** Copied into the server of a copied tree, which has the added fields; the repository itself does not. */
const added = Object.entries(addedFields);
const typed = Object.fromEntries(added.map(([name, field]) => [name, field.typed]));
const missing = Object.fromEntries(added.map(([name]) => [name, undefined]));
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Sends a request, and returns its mails and every place where the owner sees it. */
async function send(engine: Engine, fields: Fields) {
  const peer = await startSmtpPeer();
  const desk = await tryDesk(engine, { CONFIRMATION_MAIL: 'on' });
  const reference = await desk.lead(fields);
  await testOutbox(desk, peer.url).sendDue();
  const [toOwner = '', toVisitor = ''] = peer.received.map(({ parts }) => parts.get('text/plain'));
  const record = deskPaths.record(reference);
  return {
    row: await desk.database.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow(),
    toVisitor,
    deskHtml: (await desk.get(record)).body,
    copy: (await desk.get(deskPaths.recordPart(reference, 'copy.json'))).json().leads[0],
    table: (await desk.get(deskPaths.csv('leads'))).body,
    shownAs: {
      mail: oneLine(toOwner),
      desk: await desk.page(record),
      terminal: oneLine((await desk.run(`show ${reference}`)).out),
    },
  };
}

describe.each(engines)('the added fields on %s', (engine) => {
  it('are stored, and shown to the owner wherever a request is shown', async () => {
    const { row, copy, table, deskHtml, shownAs } = await send(engine, typed);
    // The desk keeps its line breaks.
    expect(deskHtml).toContain(addedFields.access.typed);
    for (const [name, { label, column, typed: value }] of added) {
      expect(row).toHaveProperty(column, value);
      expect(copy[name]).toBe(value);
      expect(table.split('\r\n', 1)[0]).toContain(`"${label}"`);
      expect(table).toContain(`"${value.replaceAll('\r', '')}"`);
      for (const [place, words] of Object.entries(shownAs))
        expect(words, place).toMatch(new RegExp(`${label}:? ${oneLine(value).replace(/[().]/g, '\\$&')}`));
    }
  });

  it('are repeated to the visitor, but no link', async () => {
    const { toVisitor } = await send(engine, { ...typed, contactTime: 'at spam.example' });
    expect(toVisitor).toContain(addedFields.secondPhone.typed);
    expect(toVisitor).not.toMatch(/spam|lee@/);
  });

  it('may be missing, and make no empty row', async () => {
    const { row, shownAs, toVisitor } = await send(engine, missing);
    for (const { column, label } of Object.values(addedFields)) {
      expect(row).toHaveProperty(column, '');
      for (const [place, words] of Object.entries({ ...shownAs, toVisitor }))
        expect(words, place).not.toContain(label);
    }
  });

  it('come back with a form that is refused without scripts', async () => {
    const { app } = await tryDesk(engine);
    const refused = await post(app, estimateFields({ ...typed, name: '' }), {
      headers: { accept: 'text/html' },
    });
    expect(refused.statusCode).toBe(422);
    for (const { typed: value } of Object.values(addedFields)) expect(refused.body).toContain(value);
  });
});
