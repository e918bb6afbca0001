import { expect } from 'vitest';
import type { ReceivedMail } from '../../testing/received-mail.ts';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import type { Engine } from './engines.ts';
import { estimateFields, type Fields, post } from './forms.ts';
import { testOutbox } from './test-outbox.ts';
import { startTestService } from './test-service.ts';

const SETTINGS = {
  CONFIRMATION_MAIL: 'on',
  MAIL_FROM: 'site@hearth.example',
  MAIL_TO: 'owner@hearth.example',
};

/** A server with confirmations turned on, an outbox that sends them, and the received mail. */
export async function tryConfirmations(engine: Engine, settings: Record<string, string> = {}) {
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

export function textOf(mail: ReceivedMail | undefined): string {
  return mail?.parts.get('text/plain')?.replaceAll('\r\n', '\n') ?? '';
}
