import { personCopy } from '../../records/person-records.ts';
import { toned } from '../../records/wording/tone.ts';
import type { Command } from '../command.ts';
import { requirePerson } from '../required-record.ts';
import type { Screen } from '../screen/screen.ts';
import { applicationView, leadView, type RecordView, subscriptionView } from './record-views.ts';

export const show: Command = {
  name: 'show',
  arguments: ['<REF | EMAIL>'],
  options: ['json'],
  summary: 'everything about one request, or one person',
  details:
    'By e-mail address: every request, application and subscription that is kept about the person. With --json it is the copy that people may ask for.',
  async run({ database, args: [word = ''], options, screen, clock }) {
    const person = await requirePerson(database, word);
    if (options.json) {
      const records = await personCopy(database, person);
      return screen.json(word.includes('@') ? records : (records.leads[0] ?? records.applications[0]));
    }
    const now = clock();
    const views = [
      ...(await Promise.all(person.leads.map((lead) => leadView(database, lead, now)))),
      ...(await Promise.all(person.applications.map((row) => applicationView(database, row, now)))),
      ...person.subscriptions.map((row) => subscriptionView(row, now)),
    ];
    for (const [index, view] of views.entries()) {
      if (index > 0) screen.line();
      showView(screen, view);
    }
  },
};

function showView(
  screen: Screen,
  { reference, name, state, facts, text, note, nextSteps = [] }: RecordView,
): void {
  screen.title([toned('reference', reference), '  ', toned('strong', name)], state);
  screen.line();
  screen.facts(facts);
  if (text) {
    screen.line();
    screen.paragraph(text);
  }
  if (note) {
    screen.line();
    screen.line(toned('quiet', 'Note'));
    screen.paragraph(note);
  }
  if (nextSteps.some(Boolean)) {
    screen.line();
    screen.facts(nextSteps);
  }
}
