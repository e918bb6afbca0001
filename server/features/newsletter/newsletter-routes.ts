import type { FastifyInstance } from 'fastify';
import { newsletter } from '../../../content/newsletter.ts';
import { apiPaths, hiddenFields, sentAnchors } from '../../../contract/api.ts';
import { NEWSLETTER_BUTTON, newsletterFields, newsletterSchema } from '../../../contract/forms/newsletter.ts';
import type { Database } from '../../database/database.ts';
import { addSubmissionRoute, type SubmissionDependencies } from '../../forms/submission-route.ts';
import type { FormPage } from '../../http/responses/send-refusal.ts';
import { fieldDescriptions } from '../../http/server-pages/correction-form.ts';
import { subscribe } from './newsletter-store.ts';

const BODY_MAX_BYTES = 16 * 1024;
const TEXT_MAX_CHARACTERS = 200;

const page: FormPage = {
  button: NEWSLETTER_BUTTON,
  fields: [
    ...fieldDescriptions(newsletterFields),
    {
      name: hiddenFields.consent,
      label: newsletter.consent.wording,
      kind: 'tick',
      choices: [newsletter.consent.version],
    },
  ],
};

type Dependencies = SubmissionDependencies & { readonly database: Database; wakeOutbox(): void };

/** The response is the same for new and known addresses, so that nobody can find out who has subscribed. */
export function addNewsletter(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, database, wakeOutbox } = dependencies;
  addSubmissionRoute(app, dependencies, {
    path: apiPaths.newsletter,
    schema: newsletterSchema,
    extraFields: [hiddenFields.page],
    bodyMaxBytes: BODY_MAX_BYTES,
    returnsTo: '/',
    sentAnchor: sentAnchors.newsletter,
    page,
    async save({ values, extra, spamReason, receivedAt, sender }) {
      // A bot that fills in everything must not put other people's addresses on the list (docs/decisions/0049).
      if (!spamReason) {
        const subscription = {
          email: values.email,
          consentVersion: cleanText(extra(hiddenFields.consent)),
          page: cleanText(extra(hiddenFields.page)),
        };
        const isConfirmed = config.sendsConfirmations && !sender.hasEnoughConfirmations;
        await subscribe(database, subscription, { now: receivedAt, isConfirmed });
        wakeOutbox();
      }
      return { message: newsletter.thanks };
    },
  });
}

function cleanText(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').slice(0, TEXT_MAX_CHARACTERS);
}
