import { applicationFields } from '../../../contract/forms/application.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { detailsOf } from '../../../contract/forms/field.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import { localTime } from '../../outbox/mail/local-time.ts';
import type { ApplicationRow } from '../../records/applications.ts';
import { type MailRow, mailOfApplication, mailOfLead } from '../../records/mail.ts';
import { personRecord } from '../../records/person.ts';
import { listPhotos } from '../../records/photos.ts';
import type { SubscriberRow } from '../../records/subscribers.ts';
import { agoOf, answerStatus } from '../../records/wording/durations.ts';
import { mailKinds, mailState } from '../../records/wording/mail-wording.ts';
import { photoDescription } from '../../records/wording/photo-wording.ts';
import { resumeDescription } from '../../records/wording/resume-wording.ts';
import { spamSpan } from '../../records/wording/spam-wording.ts';
import { type Span, toned } from '../../records/wording/tone.ts';
import { type Call, type Command, commandSpan } from '../command.ts';
import { requirePerson } from '../required-record.ts';
import type { Fact } from '../screen/screen.ts';

export const show: Command = {
  name: 'show',
  arguments: ['<REF | EMAIL>'],
  options: ['json'],
  summary: 'everything about one request, or one person',
  details:
    'By e-mail address: every request, application and subscription that is kept about the person. With --json it is the copy that people may ask for.',
  async run(call) {
    const {
      database,
      args: [word = ''],
      options,
      screen,
      clock,
    } = call;
    const person = await requirePerson(database, word);
    if (options.json) {
      const records = await personRecord(database, person);
      return screen.json(word.includes('@') ? records : (records.leads[0] ?? records.applications[0]));
    }
    const now = clock();
    const views = [
      ...(await Promise.all(person.leads.map((lead) => leadView(call, lead, now)))),
      ...(await Promise.all(person.applications.map((row) => applicationView(call, row, now)))),
      ...person.subscriptions.map((row) => subscriptionView(row, now)),
    ];
    for (const [index, view] of views.entries()) {
      if (index > 0) screen.line();
      showView(call, view);
    }
  },
};

type View = {
  readonly reference: string;
  readonly name: string;
  readonly state: Span;
  readonly facts: readonly (Fact | false)[];
  readonly text: string;
  readonly note?: string | null;
  readonly nextSteps?: readonly (Fact | false)[];
};

function showView(
  { screen }: Call,
  { reference, name, state, facts, text, note, nextSteps = [] }: View,
): void {
  const steps = nextSteps.filter((step) => step !== false);
  screen.title([toned('reference', reference), '  ', toned('strong', name)], state);
  screen.line();
  screen.facts(facts.filter((fact) => fact !== false));
  if (text) {
    screen.line();
    screen.paragraph(text);
  }
  if (note) {
    screen.line();
    screen.line(toned('quiet', 'Note'));
    screen.paragraph(note);
  }
  if (steps.length > 0) {
    screen.line();
    screen.facts(steps);
  }
}

async function leadView({ database }: Call, lead: ContactMessageRow, now: Date): Promise<View> {
  const { reference, name, message, note, is_spam, answered_at } = lead;
  const photos = await listPhotos(database, lead.id);
  return {
    reference,
    name,
    state: is_spam ? spamSpan(lead, now) : answerStatus(lead, now),
    facts: [
      ...detailsOf(contactFields, lead).map(({ label, value }) => [label, value] as const),
      ['Phone', lead.phone || toned('quiet', 'not given')],
      ['E-mail', lead.email],
      lead.reply_to !== lead.email && ['Answer to', lead.reply_to],
      ['Received', `${localTime(lead.received_at)}, ${agoOf(lead.received_at, now)}`],
      ['Answer by', localTime(lead.reply_by)],
      answered_at !== null && ['Answered', localTime(answered_at)],
      ['Subject', lead.subject],
      ...photos.map((photo) => [`Photo ${photo.number}`, photoDescription(photo)] as const),
      ...mailFacts(await mailOfLead(database, lead.id), now),
    ],
    text: message,
    note,
    nextSteps: [
      photos.length > 0 && ['Save the photos', commandSpan('photos', reference, '~')],
      is_spam === 1 && notSpamStep(reference),
      !is_spam && !answered_at && ['Answered?', commandSpan('answered', reference)],
    ],
  };
}

async function applicationView({ database }: Call, application: ApplicationRow, now: Date): Promise<View> {
  const { reference, name, message, is_spam } = application;
  return {
    reference,
    name,
    state: is_spam ? spamSpan(application, now) : toned('quiet', 'job application'),
    facts: [
      ...detailsOf(applicationFields, application).map(({ label, value }) => [label, value] as const),
      ['Phone', application.phone],
      ['E-mail', application.email],
      ['Resume', resumeDescription(application) ?? toned('quiet', 'not sent')],
      ['Received', `${localTime(application.received_at)}, ${agoOf(application.received_at, now)}`],
      ...mailFacts(await mailOfApplication(database, application.id), now),
    ],
    text: message,
    nextSteps: [
      is_spam === 1 && notSpamStep(reference),
      !is_spam &&
        application.resume_filename !== null && [
          'Save the resume',
          commandSpan('resume', reference, '--save ~'),
        ],
    ],
  };
}

function subscriptionView(row: SubscriberRow, now: Date): View {
  return {
    reference: 'newsletter',
    name: row.email,
    state: toned('quiet', 'subscribed'),
    facts: [
      ['Since', `${localTime(row.created_at)}, ${agoOf(row.created_at, now)}`],
      ['On page', row.page || toned('quiet', 'unknown')],
      ['Consent', row.consent_version || toned('quiet', 'version unknown')],
    ],
    text: row.consent_wording,
  };
}

function notSpamStep(reference: string): Fact {
  return ['A person after all?', commandSpan('not-spam', reference)];
}

function mailFacts(mails: readonly MailRow[], now: Date): Fact[] {
  return mails.map((mail, index) => [
    index === 0 ? 'Mail' : '',
    `${mailKinds[mail.kind]}, `,
    mailState(mail, now),
    mail.last_error ? toned('quiet', ` (${mail.last_error})`) : '',
  ]);
}
