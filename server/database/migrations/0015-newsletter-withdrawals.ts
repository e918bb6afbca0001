import { type Kysely, sql } from 'kysely';

/**
 * Keeps the address of a subscriber who has left, for the owner and as proof. Subscribing again adds another row with
 * its own consent.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('newsletter_subscriptions').addColumn('withdrawn_at', 'text').execute();
  await database.schema.dropIndex('newsletter_subscriptions_email').execute();
  for (const index of INDEXES) await sql.raw(`create ${index}`).execute(database);

  await database.schema
    .alterTable('outbox')
    .addColumn('newsletter_subscription_id', 'integer', (column) =>
      column.references('newsletter_subscriptions.id').onDelete('cascade'),
    )
    .execute();
  await sql`
    create index outbox_of_subscription on outbox (newsletter_subscription_id)
    where newsletter_subscription_id is not null
  `.execute(database);
}

const INDEXES = [
  'index newsletter_subscriptions_email on newsletter_subscriptions (lower(email))',
  'unique index newsletter_subscriptions_standing on newsletter_subscriptions (lower(email)) where withdrawn_at is null',
  'index newsletter_subscriptions_withdrawn on newsletter_subscriptions (withdrawn_at) where withdrawn_at is not null',
];
