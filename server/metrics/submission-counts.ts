import type { Database } from '../database/database.ts';
import { genuineApplications, spamApplications } from '../records/applications.ts';
import { countLeads, spamLeads } from '../records/leads.ts';
import { subscribers } from '../records/subscribers.ts';

type SubmissionCount = { readonly kind: string; readonly isSpam: boolean; readonly count: number };

export async function countSubmissions(database: Database): Promise<SubmissionCount[]> {
  return [
    { kind: 'contact-message', isSpam: false, count: await countLeads(database) },
    { kind: 'contact-message', isSpam: true, count: await spamLeads.count(database) },
    { kind: 'job-application', isSpam: false, count: await genuineApplications.count(database) },
    { kind: 'job-application', isSpam: true, count: await spamApplications.count(database) },
    // A bot's subscription is not stored at all.
    { kind: 'newsletter-subscription', isSpam: false, count: await subscribers.count(database) },
  ];
}
