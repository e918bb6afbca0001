import { company } from '../../../content/company.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { MailKind, OutboxRow } from '../../database/schema.ts';
import type { ClientWordsRow } from '../../database/site-tables.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import type { Compose } from '../../outbox/outbox-worker.ts';
import { findRecord } from '../../publications/site-records.ts';
import { createWordsPaths } from '../../publications/words/words-link.ts';
import type { Clock } from '../../time/clock.ts';
import { DAY_MS } from '../../time/durations.ts';
import { localTime } from '../../time/wall-clock.ts';

/** If mail is connected later, an old request is not sent: the owner has asked in another way by then. */
const REQUEST_MAX_AGE_MS = 7 * DAY_MS;

type Dependencies = { readonly config: Config; readonly clock: Clock; readonly database: Database };

export function wordsMails(
  dependencies: Dependencies,
): Record<Extract<MailKind, 'words-request' | 'words-received'>, Compose> {
  return { 'words-request': wordsRequest(dependencies), 'words-received': wordsReceived(dependencies) };
}

/** The mail that asks the client for words, with one link. None once the words have arrived. */
function wordsRequest({ config, clock, database }: Dependencies): Compose {
  return async (row) => {
    const words = await findWords(database, row);
    const age = clock().getTime() - new Date(row.created_at).getTime();
    if (!words?.email || words.sent_at || age > REQUEST_MAX_AGE_MS) return undefined;
    const project = words.project_id ? await findRecord(database, 'project', words.project_id) : undefined;
    const pathOf = await createWordsPaths(database);
    const href = new URL(pathOf(words), config.siteUrl).href;
    return {
      to: words.email,
      subject: `How did we do? A question from ${company.name}`,
      body: {
        heading: 'How did we do?',
        paragraphs: [
          'Three sentences from you say more to your neighbours than all our pages. It takes two minutes, and nothing is shown before you allow it.',
          'What went badly belongs there too. The same link lets you change your words, or take them back, whenever you like.',
        ],
        facts: [
          ...(project ? [{ label: 'About', value: project.content.title }] : []),
          ...(words.reference ? [{ label: 'Your request', value: words.reference }] : []),
          { label: 'Questions', value: company.phone.display, href: company.phone.href },
        ],
        action: { label: 'Write my words', href },
        footnote: `You are getting this one email because ${company.name} worked for you. It does not put you on any list. The link is yours alone: please do not pass it on.`,
      },
    };
  };
}

/** The mail to the owner with the client's words, and whether they may be published. */
function wordsReceived({ config, database }: Dependencies): Compose {
  return async (row) => {
    const words = await findWords(database, row);
    if (!words?.sent_at || words.testimonial_id === null) return undefined;
    const path = deskPaths.siteEntry('testimonials', words.testimonial_id);
    return {
      subject: `Words from a client: ${words.rating} of 5 stars`,
      replyTo: { name: words.author_name ?? '', address: words.email ?? company.email },
      body: {
        heading: `${words.author_name} wrote about your work`,
        facts: [
          { label: 'Stars', value: `${words.rating} of 5` },
          ...(words.author_location ? [{ label: 'City', value: words.author_location }] : []),
          { label: 'Photo', value: words.photo_id ? 'came with them' : 'none' },
          { label: 'Received', value: localTime(words.sent_at) },
          {
            label: 'May be shown',
            value: words.permitted_at ? 'yes' : 'no: the client did not allow it',
          },
        ],
        message: words.content ?? '',
        action: {
          label: words.permitted_at ? 'Read and publish' : 'Read them on the desk',
          href: new URL(path, config.siteUrl).href,
        },
        footnote:
          'Nothing is on the site before you publish it. The client can take the words back at any time.',
      },
    };
  };
}

function findWords(database: Database, row: OutboxRow): Promise<ClientWordsRow | undefined> {
  return database
    .selectFrom('client_words')
    .selectAll()
    .where('id', '=', row.client_words_id)
    .executeTakeFirst();
}
