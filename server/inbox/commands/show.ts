import type { Database } from '../../database/database.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import { applicationRecord } from '../../records/applications.ts';
import { leadRecord } from '../../records/leads.ts';
import { findPerson, isNobody, type Person, personRecord } from '../../records/person.ts';
import { listPhotos, photoRecord } from '../../records/photos.ts';
import type { Call, RecordCommand } from '../command.ts';
import { Problem } from '../problem.ts';
import { requireRecord } from '../required-record.ts';
import { showApplication } from '../views/application-view.ts';
import { showLead } from '../views/lead-view.ts';
import { showSubscription } from '../views/subscription-view.ts';

export const show: RecordCommand = {
  name: 'show',
  arguments: ['<REF | EMAIL>'],
  options: ['json'],
  summary: 'everything about one request, or one person',
  details:
    'By e-mail address: every request, application and subscription that is kept about the person. With --json it is the copy that people may ask for.',
  async run(call) {
    const { database, args, options, screen } = call;
    const [word = ''] = args;
    if (word.includes('@')) return showPerson(call, word);
    const { kind, row } = await requireRecord(database, word);
    if (options.json) screen.json(kind === 'lead' ? await wholeLead(database, row) : applicationRecord(row));
    else if (kind === 'lead') await showLead(call, row);
    else await showApplication(call, row);
  },
};

/** With what is known of its photos. */
async function wholeLead(database: Database, row: ContactMessageRow) {
  return { ...leadRecord(row), photos: (await listPhotos(database, row.id)).map(photoRecord) };
}

async function showPerson(call: Call, email: string): Promise<void> {
  const person: Person = await findPerson(call.database, email);
  if (isNobody(person)) throw new Problem(`Nothing is kept about ${email}.`);
  const { leads, applications, subscriptions } = person;
  if (call.options.json)
    return call.screen.json({
      ...personRecord(person),
      leads: await Promise.all(leads.map((row) => wholeLead(call.database, row))),
    });
  const parts = [
    ...leads.map((row) => () => showLead(call, row)),
    ...applications.map((row) => () => showApplication(call, row)),
    ...subscriptions.map((row) => () => showSubscription(call, row)),
  ];
  for (const [index, part] of parts.entries()) {
    if (index > 0) call.screen.line();
    await part();
  }
}
