import type { FastifyInstance } from 'fastify';
import { newsletter } from '../../../content/newsletter.ts';
import { apiPaths, hiddenFields, sentAnchors } from '../../../contract/api.ts';
import { NEWSLETTER_BUTTON, newsletterFields, newsletterSchema } from '../../../contract/forms/newsletter.ts';
import type { Database } from '../../database/database.ts';
import { addSubmissionRoute, type SubmissionDependencies } from '../../forms/submission-route.ts';
import type { FormPage } from '../../http/responses/send-refusal.ts';
import { fieldDescriptions } from '../../http/server-pages/field-descriptions.ts';
import { saveSubscription } from './newsletter-store.ts';

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

type Dependencies = SubmissionDependencies & { readonly database: Database };

/** The response is the same for a new and for a known address: nobody can find out who is on the list. */
export function addNewsletter(app: FastifyInstance, dependencies: Dependencies): void {
  addSubmissionRoute(app, dependencies, {
    path: apiPaths.newsletter,
    schema: newsletterSchema,
    extraFields: [hiddenFields.page],
    bodyMaxBytes: BODY_MAX_BYTES,
    returnsTo: '/',
    sentAnchor: sentAnchors.newsletter,
    page,
    async save({ values, extra, spamReason, receivedAt }) {
      // A bot that fills in everything must not put other people's addresses on the list (docs/decisions/0049).
      if (!spamReason) {
        await saveSubscription(dependencies.database, {
          email: values.email,
          ...consentColumns(extra(hiddenFields.consent)),
          page: cleanText(extra(hiddenFields.page)),
          created_at: receivedAt.toISOString(),
        });
      }
      return { message: newsletter.thanks };
    },
  });
}

/** The proof of what was agreed to. Of an older version only the number is known. */
function consentColumns(version: string) {
  const { consent } = newsletter;
  return {
    consent_version: cleanText(version),
    consent_wording: version === consent.version ? consent.wording : '',
  };
}

function cleanText(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').slice(0, TEXT_MAX_CHARACTERS);
}
