import { applicationFields } from '../../../contract/forms/application.ts';
import { detailsOf } from '../../../contract/forms/field.ts';
import { localTime } from '../../outbox/mail/local-time.ts';
import type { ApplicationRow } from '../../records/applications.ts';
import { mailOfApplication } from '../../records/mail.ts';
import { agoOf } from '../../records/wording/durations.ts';
import { resumeDescription } from '../../records/wording/resume-wording.ts';
import { spamSpan } from '../../records/wording/spam-wording.ts';
import { toned } from '../../records/wording/tone.ts';
import { type Call, shellCommand } from '../command.ts';
import { mailFacts } from './mail-facts.ts';

export async function showApplication(call: Call, application: ApplicationRow): Promise<void> {
  const { database, screen, clock } = call;
  const { reference, name, resume_filename } = application;
  const now = clock();
  screen.title(
    [toned('reference', reference), '  ', toned('strong', name)],
    application.is_spam ? spamSpan(application, now) : toned('quiet', 'job application'),
  );
  screen.line();
  screen.facts([
    ...detailsOf(applicationFields, application).map(({ label, value }) => [label, value] as const),
    ['Phone', application.phone],
    ['E-mail', application.email],
    ['Resume', resumeDescription(application) ?? toned('quiet', 'not sent')],
    ['Received', `${localTime(application.received_at)}, ${agoOf(application.received_at, now)}`],
    ...mailFacts(await mailOfApplication(database, application.id), now),
  ]);
  screen.line();
  screen.paragraph(application.message);
  if (!resume_filename && !application.is_spam) return;
  screen.line();
  screen.facts([
    application.is_spam
      ? ['A person after all?', toned('reference', shellCommand('not-spam', reference))]
      : ['Save the resume', toned('reference', shellCommand('resume', reference, '--save ~'))],
  ]);
}
