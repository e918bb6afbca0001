import { applicationRecord } from '../../records/applications.ts';
import { findPerson, isNobody, type Person, personRecord, wholeLeadRecord } from '../../records/person.ts';
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
    if (options.json)
      screen.json(kind === 'lead' ? await wholeLeadRecord(database, row) : applicationRecord(row));
    else if (kind === 'lead') await showLead(call, row);
    else await showApplication(call, row);
  },
};

async function showPerson(call: Call, email: string): Promise<void> {
  const person: Person = await findPerson(call.database, email);
  if (isNobody(person)) throw new Problem(`Nothing is kept about ${email}.`);
  const { leads, applications, subscriptions } = person;
  if (call.options.json) return call.screen.json(await personRecord(call.database, person));
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
