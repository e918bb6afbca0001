import { setImmediate as nextTurn } from 'node:timers/promises';
import { company } from '../../../content/company.ts';
import { applicationFields } from '../../../contract/forms/application.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import type { ColumnsOf, Field, Fields } from '../../../contract/forms/field.ts';
import type { Database } from '../../database/database.ts';
import { MINUTE_MS } from '../../time/durations.ts';
import { spreadsheetTime } from '../../time/wall-clock.ts';
import { type ApplicationRow, applicationsAfter } from '../applications.ts';
import { type ExportedLead, leadsAfter } from '../leads.ts';
import { type SubscriberRow, subscribersAfter } from '../subscribers.ts';
import { createUnsubscribeLinks } from '../unsubscribe-link.ts';
import { type CsvColumn, csvLines } from './csv.ts';

/** Rows are read in pages, to save memory and because SQLite blocks the event loop during a query. */
const AT_ONCE = 100;

const leadColumns: CsvColumn<ExportedLead>[] = [
  ['Reference', (row) => row.reference],
  timeColumn('Received', (row) => row.received_at),
  timeColumn('Answer promised by', (row) => row.reply_by),
  timeColumn('Answered', (row) => row.answered_at),
  ['Note', (row) => row.note],
  ['Photos', (row) => String(row.photo_count)],
  timeColumn('Visit', ({ visit_minute }) =>
    visit_minute === null ? null : new Date(visit_minute * MINUTE_MS).toISOString(),
  ),
  ['Visit at', ({ visit_street, visit_city }) => visit_street && `${visit_street}, ${visit_city}`],
  ...columnsAround(contactFields, ['Subject', ({ subject }: ExportedLead) => subject]),
  ['Added later', (row) => row.added],
];

const applicationColumns: CsvColumn<ApplicationRow>[] = [
  ['Reference', (row) => row.reference],
  timeColumn('Received', (row) => row.received_at),
  timeColumn('Answered', (row) => row.answered_at),
  ['Answer', (row) => row.answer],
  ['Note', (row) => row.note],
  ...columnsAround(applicationFields, ['Resume', ({ resume_filename }: ApplicationRow) => resume_filename]),
];

/** Local time of the company. The heading names the zone, since times in a spreadsheet have none. */
function timeColumn<Row>(title: string, value: (row: Row) => string | null): CsvColumn<Row> {
  return [
    `${title} (${company.hours.timeZone})`,
    (row) => {
      const instant = value(row);
      return instant && spreadsheetTime(instant);
    },
  ];
}

/** Every field of a form, with another column before the message, which is long and comes last. */
function columnsAround<F extends Fields, Row extends ColumnsOf<F>>(
  fields: F,
  column: CsvColumn<Row>,
): CsvColumn<Row>[] {
  const columnOf = (field: Field): CsvColumn<Row> => [
    field.ownerLabel,
    (row) => String(row[field.column as keyof Row] ?? ''),
  ];
  const all = Object.values(fields);
  return [
    ...all.filter(({ role }) => role !== 'message').map(columnOf),
    column,
    ...all.filter(({ role }) => role === 'message').map(columnOf),
  ];
}

const subscriberColumns: CsvColumn<SubscriberRow & { readonly link: string }>[] = [
  ['Email', (row) => row.email],
  timeColumn('Subscribed', (row) => row.created_at),
  // Before columns that are rarely read, because nobody who has unsubscribed may be written to.
  timeColumn('Withdrawn', (row) => row.withdrawn_at),
  ['Unsubscribe link', (row) => row.link],
  ['Page', (row) => row.page],
  ['Consent version', (row) => row.consent_version],
  ['Consent wording', (row) => row.consent_wording],
];

/** What can be exported, by the prefix of the file name. Spam is not included. */
export const exportedFiles = {
  leads: ({ database }: Source) => csvFile(leadColumns, (id) => leadsAfter(database, id, AT_ONCE)),
  applications: ({ database }: Source) =>
    csvFile(applicationColumns, (id) => applicationsAfter(database, id, AT_ONCE)),
  subscribers: (source: Source) => csvFile(subscriberColumns, (id) => subscribersWithLinks(source, id)),
} as const;

type Source = { readonly database: Database; readonly siteUrl: URL };

/** Adds the unsubscribe link that every issue must contain; those who have left need none. */
async function subscribersWithLinks({ database, siteUrl }: Source, afterId: number) {
  const linkOf = await createUnsubscribeLinks(database, siteUrl);
  const rows = await subscribersAfter(database, afterId, AT_ONCE);
  return rows.map((row) => ({ ...row, link: row.withdrawn_at ? '' : linkOf(row) }));
}

function csvFile<Row extends { id: number }>(
  columns: readonly CsvColumn<Row>[],
  nextPage: (afterId: number) => Promise<Row[]>,
) {
  let count = 0;
  async function* rows(): AsyncGenerator<Row> {
    for (let page = await nextPage(0); page.length > 0; page = await nextPage(page.at(-1)?.id ?? 0)) {
      count += page.length;
      for (const row of page) {
        yield row;
        // With SQLite and a fast reader nothing here ever waits: without this, no other request would be handled until
        // the end.
        await nextTurn();
      }
    }
  }
  return {
    lines: csvLines(columns, rows()),
    /** The number of rows, available after the lines were read. */
    count: () => count,
  };
}
