import { contactFields } from '../../../contract/forms/contact.ts';
import { detailsOf } from '../../../contract/forms/field.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import { localTime } from '../../outbox/mail/local-time.ts';
import { mailOfLead } from '../../records/mail.ts';
import { listPhotos } from '../../records/photos.ts';
import { agoOf, promiseOf } from '../../records/wording/durations.ts';
import { photoDescription } from '../../records/wording/photo-wording.ts';
import { spamSpan } from '../../records/wording/spam-wording.ts';
import { type Span, toned } from '../../records/wording/tone.ts';
import { type Call, shellCommand } from '../command.ts';
import { mailFacts } from './mail-facts.ts';

export async function showLead({ database, screen, clock }: Call, lead: ContactMessageRow): Promise<void> {
  const now = clock();
  const photos = await listPhotos(database, lead.id);
  const state = lead.is_spam ? spamSpan(lead, now) : promiseOf(lead, now);
  screen.title([toned('reference', lead.reference), '  ', toned('strong', lead.name)], state);
  screen.line();
  screen.facts([
    ...detailsOf(contactFields, lead).map(({ label, value }) => [label, value] as const),
    ['Phone', lead.phone || toned('quiet', 'not given')],
    ['E-mail', lead.email],
    ...(lead.reply_to === lead.email ? [] : [['Answer to', lead.reply_to] as const]),
    ['Received', `${localTime(lead.received_at)}, ${agoOf(lead.received_at, now)}`],
    ['Answer by', localTime(lead.reply_by)],
    ...(lead.answered_at ? [['Answered', localTime(lead.answered_at)] as const] : []),
    ['Subject', lead.subject],
    ...photos.map((photo) => [`Photo ${photo.number}`, photoDescription(photo)] as const),
    ...mailFacts(await mailOfLead(database, lead.id), now),
  ]);
  screen.line();
  screen.paragraph(lead.message);
  if (lead.note) {
    screen.line();
    screen.line(toned('quiet', 'Note'));
    screen.paragraph(lead.note);
  }
  const next = nextStep(lead);
  const steps = [...(photos.length > 0 ? [savePhotos(lead)] : []), ...(next ? [next] : [])];
  if (steps.length === 0) return;
  screen.line();
  screen.facts(steps);
}

function savePhotos({ reference }: ContactMessageRow): [string, Span] {
  return ['Save the photos', toned('reference', shellCommand('photos', reference, '~'))];
}

function nextStep({ is_spam, answered_at, reference }: ContactMessageRow): [string, Span] | undefined {
  if (is_spam) return ['A person after all?', toned('reference', shellCommand('not-spam', reference))];
  if (answered_at) return undefined;
  return ['Answered?', toned('reference', shellCommand('answered', reference))];
}
