import { company } from '../../../content/company.ts';
import { photoFileName } from '../../../contract/forms/photos.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { MailKind } from '../../database/schema.ts';
import { findLead } from '../../leads/lead.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { contactFacts } from '../../outbox/mail/contact-facts.ts';
import { messageKey } from '../../outbox/outbox.ts';
import type { Compose } from '../../outbox/outbox-worker.ts';
import { findPhotos } from '../../records/photos.ts';
import { issueRequestPage } from '../../records/request-link.ts';
import type { Clock } from '../../time/clock.ts';
import { DAY_MS } from '../../time/durations.ts';
import { localTime } from '../../time/wall-clock.ts';
import { requestsFrom } from './link-again.ts';

/** Nobody waits longer than this for a link. */
const LINK_MAX_AGE_MS = DAY_MS;
const LINKS_MAX = 5;

type Dependencies = { readonly config: Config; readonly clock: Clock; readonly database: Database };

export function requestMails(
  dependencies: Dependencies,
): Record<Extract<MailKind, 'request-added' | 'request-link'>, Compose> {
  return { 'request-added': requestAdded(dependencies), 'request-link': requestLink(dependencies) };
}

/** The mail to the owner about a later message to a request. */
function requestAdded({ config, database }: Dependencies): Compose {
  return async (row) => {
    const lead = await findLead(database, row.contact_message_id);
    const addition = await database
      .selectFrom('lead_additions')
      .selectAll()
      .where('contact_message_id', '=', row.contact_message_id)
      .where('received_at', '=', row.created_at)
      .executeTakeFirst();
    if (!lead || lead.is_spam || !addition) return undefined;
    const photos = (await findPhotos(database, lead.id)).filter(
      ({ stored_at }) => stored_at === addition.received_at,
    );
    return {
      inReplyTo: messageKey('contact-message', lead),
      subject: `More about ${lead.reference} from ${lead.name}`,
      replyTo: { name: lead.name, address: lead.reply_to },
      body: {
        heading: `${lead.name} has added to the request`,
        facts: [
          ...contactFacts(lead),
          { label: 'Reference', value: lead.reference },
          { label: 'Added', value: localTime(addition.received_at) },
          ...(photos.length > 0 ? [{ label: 'Photos', value: `${photos.length}, attached` }] : []),
        ],
        message: addition.text,
        action: {
          label: 'Open it on the desk',
          href: new URL(deskPaths.record(lead.reference), config.siteUrl).href,
        },
        footnote: 'Reply to this email to write to the visitor.',
      },
      attachments: photos.map((photo) => ({
        filename: photoFileName(lead.reference, photo.number),
        contentType: 'image/jpeg',
        content: photo.content,
      })),
    };
  };
}

/** The mail with links to all requests from the address, which the visitor has asked for. */
function requestLink({ config, clock, database }: Dependencies): Compose {
  return async (row) => {
    const now = clock();
    const lead = await findLead(database, row.contact_message_id);
    if (!lead || now.getTime() - new Date(row.created_at).getTime() > LINK_MAX_AGE_MS) return undefined;
    const requests = await requestsFrom(database, lead.email, LINKS_MAX);
    const facts = [];
    for (const { id, reference, received_at } of requests)
      facts.push({
        label: reference,
        value: `sent ${localTime(received_at)}`,
        href: new URL(await issueRequestPage(database, id, now), config.siteUrl).href,
      });
    if (facts.length === 0) return undefined;
    return {
      to: lead.email,
      isAutomatic: true,
      subject: `The link to your request at ${company.name}`,
      body: {
        heading: 'The link to your request',
        paragraphs: [
          'It opens the page where you can see how your request stands. Whoever has the link can open it, so please do not pass it on.',
        ],
        facts,
        footnote: `You are getting this one email because somebody asked for it on ${config.siteUrl.host} with your address. If that was not you, you need not do anything.`,
      },
    };
  };
}
