import { applicationFields } from '../../../contract/forms/application.ts';
import { detailsOf } from '../../../contract/forms/field.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { contactFacts } from '../../outbox/mail/contact-facts.ts';
import type { Compose } from '../../outbox/outbox-worker.ts';
import { findApplication, findResume } from '../../records/applications.ts';
import { localTime } from '../../time/wall-clock.ts';

type Dependencies = { readonly config: Pick<Config, 'mail' | 'siteUrl'>; readonly database: Database };

/** The owner's mail about an application. The resume is read when the mail is sent, and not held in memory before. */
export function jobApplicationMail({ config, database }: Dependencies): Compose {
  return async (row) => {
    const application = await findApplication(database, row.job_application_id);
    if (!application || application.is_spam) return undefined;
    const resume = await findResume(database, application.id);
    return {
      subject: `Job Application - ${application.position} - ${application.name}`,
      replyTo: { name: application.name, address: application.email },
      body: {
        heading: `${application.position}: an application from ${application.name}`,
        facts: [
          ...contactFacts(application),
          ...detailsOf(applicationFields, application),
          { label: 'Resume', value: resume ? `${resume.original_name} (attached)` : 'not sent' },
          { label: 'Reference', value: application.reference },
          { label: 'Received', value: localTime(application.received_at) },
        ],
        message: application.message,
        isMessageFirst: true,
        link: {
          label: 'Open it on the desk',
          href: new URL(deskPaths.record(application.reference), config.siteUrl).href,
        },
        footnote: 'Reply to this email to write to the applicant.',
      },
      attachments: resume
        ? [
            {
              filename: resume.file_name,
              contentType: resume.media_type,
              content: resume.content,
            },
          ]
        : [],
    };
  };
}
