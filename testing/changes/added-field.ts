import { expect, it } from 'vitest';
import { tryInbox } from '../../server/inbox/testing/try-inbox.ts';
import { testOutbox } from '../../server/testing/test-outbox.ts';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';

/** Put into the server of a copied tree, which has the field: here it has none. */
it('a value of the added field is stored, mailed and shown by the inbox', async () => {
  const peer = await startSmtpPeer();
  const inbox = await tryInbox('SQLite');
  const reference = await inbox.lead({ contactTime: 'after six, by phone' });
  const [row] = await inbox.database.selectFrom('contact_messages').selectAll().execute();
  expect(row).toMatchObject({ contact_time: 'after six, by phone' });
  await testOutbox(inbox, peer.url).sendDue();
  expect(peer.received[0]?.parts.get('text/plain')).toMatch(/Preferred contact time: +after six, by phone/);
  expect((await inbox.run(`show ${reference}`)).out).toMatch(/Preferred contact time +after six, by phone/);
});
