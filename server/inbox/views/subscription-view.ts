import { localTime } from '../../outbox/mail/local-time.ts';
import type { SubscriberRow } from '../../records/subscribers.ts';
import { agoOf } from '../../records/wording/durations.ts';
import { toned } from '../../records/wording/tone.ts';
import type { Call } from '../command.ts';

export async function showSubscription({ screen, clock }: Call, row: SubscriberRow): Promise<void> {
  screen.title(
    [toned('reference', 'newsletter'), '  ', toned('strong', row.email)],
    toned('quiet', 'subscribed'),
  );
  screen.line();
  screen.facts([
    ['Since', `${localTime(row.created_at)}, ${agoOf(row.created_at, clock())}`],
    ['On page', row.page || toned('quiet', 'unknown')],
    ['Consent', row.consent_version || toned('quiet', 'version unknown')],
  ]);
  if (!row.consent_wording) return;
  screen.line();
  screen.paragraph(row.consent_wording);
}
