import { newsletter } from '../../../../content/newsletter.ts';
import { apiPaths, hiddenFields } from '../../../../contract/api.ts';
import { applicationFields, apply } from '../../../testing/applications.ts';
import type { Engine } from '../../../testing/engines.ts';
import { estimateFields, type Fields, post } from '../../../testing/forms.ts';
import { requestForm } from '../../../testing/photo-files/photo-requests.ts';
import { startTestService } from '../../../testing/test-service.ts';
import { inbox, type Output } from '../inbox.ts';

type Terminal = {
  /** False if the output goes into a pipe. */
  readonly isTerminal?: boolean;
  /** The answer of the person at the terminal. */
  readonly says?: boolean;
};

/** A server with an open database, and the inbox on a connection of its own to the same database. */
export async function tryInbox(engine: Engine, settings: Record<string, string> = {}) {
  const service = await startTestService(engine, { settings });
  const { app, config, clock, database } = service;
  async function subscriber(email: string): Promise<void> {
    const fields = { email, [hiddenFields.consent]: newsletter.consent.version, [hiddenFields.page]: '/' };
    await post(app, fields, { path: apiPaths.newsletter });
  }
  return {
    ...service,

    async lead(changes: Fields = {}, photos: readonly Buffer[] = []): Promise<string> {
      return (await post(app, requestForm(estimateFields(changes), photos))).json().reference;
    },
    async application(changes: Fields = {}, resume?: { content: Buffer; name: string }): Promise<string> {
      return (await apply(service, applicationFields(changes), resume)).json().reference;
    },
    subscriber,
    /** A subscriber who unsubscribed at once. */
    async unsubscriber(email: string): Promise<void> {
      await subscriber(email);
      await database
        .updateTable('newsletter_subscriptions')
        .set({ withdrawn_at: clock().toISOString() })
        .where('email', '=', email)
        .execute();
    },

    async run(args: string, { isTerminal = false, says }: Terminal = {}) {
      const questions: string[] = [];
      const [out, errors] = [output(isTerminal), output(isTerminal)];
      const exitCode = await inbox(args.split(' ').filter(Boolean), {
        readConfig: () => config,
        clock,
        out,
        errors,
        ask:
          says === undefined
            ? undefined
            : async (question) => {
                questions.push(question);
                return says;
              },
      });
      return { exitCode, out: out.text(), errors: errors.text(), questions };
    },
  };
}

export type Inbox = Awaited<ReturnType<typeof tryInbox>>;

export function output(isTTY = false): Output & { text(): string } {
  let written = '';
  return {
    isTTY,
    write: (text: string) => {
      written += text;
    },
    text: () => written,
  };
}
