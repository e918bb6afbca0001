import { describe, expect, it } from 'vitest';
import { hiddenFields } from '../../../contract/api.ts';
import { applicationFields } from '../../testing/applications.ts';
import { engines } from '../../testing/engines.ts';
import { estimateFields } from '../../testing/forms.ts';
import { type Inbox, tryInbox } from './testing/try-inbox.ts';

const SETTINGS = { CONFIRMATION_MAIL: 'on' };

async function confirmations({ database }: Inbox) {
  const rows = await database.selectFrom('outbox').select('kind').orderBy('id').execute();
  return rows.map(({ kind }) => kind).filter((kind) => kind.endsWith('confirmation'));
}

describe.each(engines)('confirmations in the inbox, on %s,', (engine) => {
  it('stand in the outbox and beside their lead, in words', async () => {
    const inbox = await tryInbox(engine, SETTINGS);
    const lead = await inbox.lead();
    const application = await inbox.application();
    const { out } = await inbox.run('outbox');
    expect(out).toMatch(new RegExp(`${lead}\\s+confirmation to the visitor\\s+waiting`));
    expect(out).toMatch(new RegExp(`${application}\\s+confirmation to the applicant\\s+waiting`));
    expect((await inbox.run(`show ${lead}`)).out).toContain('confirmation to the visitor, waiting');
    expect((await inbox.run(`show ${application}`)).out).toContain('confirmation to the applicant, waiting');
    const records = JSON.parse((await inbox.run('outbox --json')).out);
    expect(records).toContainEqual(
      expect.objectContaining({ reference: lead, kind: 'contact-confirmation' }),
    );
  });

  it('are not sent for what was kept as spam, when it turns out to be none', async () => {
    const inbox = await tryInbox(engine, SETTINGS);
    const lead = await inbox.lead({ [hiddenFields.honeypot]: 'x' });
    await inbox.run(`not-spam ${lead}`);
    expect(await confirmations(inbox)).toEqual([]);
  });

  it('are deleted with the lead, and with the person', async () => {
    const inbox = await tryInbox(engine, SETTINGS);
    const lead = await inbox.lead();
    await inbox.lead();
    await inbox.application();
    expect(await confirmations(inbox)).toHaveLength(3);
    await inbox.run(`delete ${lead} --yes`);
    expect(await confirmations(inbox)).toEqual(['contact-confirmation', 'application-confirmation']);
    await inbox.run(`delete ${estimateFields().email} --yes`);
    await inbox.run(`delete ${applicationFields().email} --yes`);
    expect(await confirmations(inbox)).toEqual([]);
  });
});
