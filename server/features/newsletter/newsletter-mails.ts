import { company } from '../../../content/company.ts';
import { newsletter } from '../../../content/newsletter.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { MailKind, OutboxRow } from '../../database/schema.ts';
import { isTooLateToConfirm } from '../../outbox/confirmations.ts';
import type { Compose } from '../../outbox/outbox-worker.ts';
import { findSubscriber } from '../../records/subscribers.ts';
import { createUnsubscribeLinks } from '../../records/unsubscribe-link.ts';
import type { Clock } from '../../time/clock.ts';
import { localTime } from '../../time/wall-clock.ts';

type Dependencies = { readonly config: Config; readonly clock: Clock; readonly database: Database };

/** Composes mails to subscribers. None after they unsubscribed, and none that is more than a day late. */
export function newsletterMails(
  dependencies: Dependencies,
): Record<Extract<MailKind, `newsletter-${string}`>, Compose> {
  const { config } = dependencies;
  return {
    'newsletter-confirmation': async (row) => {
      const found = config.sendsConfirmations && (await findWithLink(dependencies, row));
      if (!found) return undefined;
      const { email, created_at, consent_wording } = found.subscription;
      return {
        ...envelope(found),
        subject: `You are on the list of ${company.name}`,
        body: {
          heading: 'You are on the list',
          paragraphs: [`${newsletter.title}. ${newsletter.text}`],
          facts: [
            { label: 'Address', value: email },
            { label: 'Since', value: localTime(created_at) },
            ...(consent_wording ? [{ label: 'You agreed to', value: consent_wording }] : []),
          ],
          link: { label: 'Unsubscribe, with one tap', href: found.href },
          footnote: `You are getting this email because your address was entered on ${config.siteUrl.host}. If that was not you, please unsubscribe, and nothing else will come.`,
        },
      };
    },
    'newsletter-link': async (row) => {
      const found = await findWithLink(dependencies, row);
      if (!found) return undefined;
      return {
        ...envelope(found),
        subject: `The link to leave the newsletter of ${company.name}`,
        body: {
          heading: 'The link to leave the newsletter',
          paragraphs: ['It opens a page with one button. Press it, and you will get no more issues.'],
          facts: [{ label: 'Address', value: found.subscription.email }],
          action: { label: 'Unsubscribe', href: found.href },
          footnote: `You are getting this one email because somebody asked for it on ${config.siteUrl.host} with your address. If that was not you, you need not do anything.`,
        },
      };
    },
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof findWithLink>>>;

async function findWithLink({ config, clock, database }: Dependencies, row: OutboxRow) {
  const id = row.newsletter_subscription_id;
  const subscription = id === null ? undefined : await findSubscriber(database, id);
  if (!subscription || subscription.withdrawn_at) return undefined;
  if (isTooLateToConfirm({ received_at: row.created_at }, clock())) return undefined;
  const linkOf = await createUnsubscribeLinks(database, config.siteUrl);
  return { subscription, href: linkOf(subscription) };
}

function envelope({ subscription, href }: Found) {
  return { to: subscription.email, isAutomatic: true, unsubscribe: href };
}
