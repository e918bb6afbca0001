import { company } from '../../../../content/company.ts';
import { databaseExists, noDatabaseError } from '../../../database/existing-database.ts';
import { leadRecord } from '../../../records/leads.ts';
import { readOverview } from '../../../records/overview.ts';
import { mailProblems, oldestSentence, overviewFigures } from '../../../records/wording/overview-wording.ts';
import { recordLists, waitingHeadline } from '../../../records/wording/record-wording.ts';
import { localTime } from '../../../time/wall-clock.ts';
import { visitWithLeadRecord } from '../../../visits/coming-visits.ts';
import { whenWords } from '../../../visits/visit-words.ts';
import { placeOf, spanOf } from '../../../visits/visits.ts';
import { type Command, NO_SMTP, shellCommand } from '../command.ts';
import { alignColumns, jsonLines, nextSteps, tableLines } from '../plain-text.ts';
import { leadColumns } from './lists.ts';

export const overview: Command = {
  name: 'overview',
  options: ['json'],
  summary: 'who is waiting for an answer, and what else came in',
  async run({ openDatabase, config, clock, print, options }) {
    // Without a database this is a first look around, not a failure.
    if (!options.json && !(await databaseExists(config))) return print(noDatabaseError(config).lines);
    await using database = await openDatabase();
    const now = clock();
    const state = await readOverview(database, now);
    const { waiting, overdue, mostUrgent } = state;
    const [first] = mostUrgent;
    const [next] = state.visits;
    if (options.json) {
      const mail = { isConfigured: config.mail.smtpUrl !== undefined, ...state.mail };
      return print(
        jsonLines({
          ...state,
          mostUrgent: mostUrgent.map(leadRecord),
          visits: state.visits.map(visitWithLeadRecord),
          mail,
        }),
      );
    }
    const problems = mailProblems(state.mail, config.mail, NO_SMTP);
    const figures = overviewFigures(state, now).map(({ list, count, details }) => [
      recordLists[list].title,
      String(count),
      details,
    ]);
    print([
      `${company.name}, ${localTime(now)}`,
      '',
      `${waitingHeadline(waiting, 'lead')}. ${overdue > 0 ? `${overdue} overdue. ` : ''}${oldestSentence(state, now)}`,
      ...problems,
      '',
      ...(first ? [...tableLines(leadColumns(now), mostUrgent), ''] : []),
      ...(next ? [`Next visit: ${whenWords(spanOf(next), now)}, ${placeOf(next)}, ${next.name}`, ''] : []),
      ...alignColumns(figures),
      ...nextSteps([
        first && ['Read the first', shellCommand('show', first.reference)],
        waiting > mostUrgent.length && [`All ${waiting} waiting`, shellCommand('leads', '--waiting')],
        next && ['All visits', shellCommand('visits')],
        problems.length > 0 && ['See the mail', shellCommand('outbox')],
      ]),
    ]);
  },
};
