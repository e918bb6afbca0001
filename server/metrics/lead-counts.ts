import type { Database } from '../database/database.ts';

type LeadCount = { readonly kind: string; readonly isSpam: boolean; readonly count: number };

export async function countLeadsByKind(database: Database): Promise<LeadCount[]> {
  const count = async (table: 'contact_messages' | 'job_applications', kind: string) => {
    const rows = await database
      .selectFrom(table)
      .select((eb) => ['is_spam', eb.fn.countAll().as('count')] as const)
      .groupBy('is_spam')
      .execute();
    const countFor = (flag: 0 | 1) => Number(rows.find(({ is_spam }) => is_spam === flag)?.count ?? 0);
    return [
      { kind, isSpam: false, count: countFor(0) },
      { kind, isSpam: true, count: countFor(1) },
    ];
  };
  const subscriptions = await database
    .selectFrom('newsletter_subscriptions')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return [
    ...(await count('contact_messages', 'contact-message')),
    ...(await count('job_applications', 'job-application')),
    // A bot's subscription is not kept at all.
    { kind: 'newsletter-subscription', isSpam: false, count: Number(subscriptions.count) },
  ];
}
