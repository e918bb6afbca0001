import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { hiddenFields } from '../../contract/api.ts';
import type { Config } from '../config.ts';
import type { SpamReason } from '../database/schema.ts';
import { formBodyRate, type MinBodyRate } from '../http/min-body-rate.ts';
import { asRefusal } from '../http/responses/as-refusal.ts';
import { prefersPage } from '../http/responses/prefers-page.ts';
import { refusals } from '../http/responses/refusal.ts';
import { type FormPage, sendRefusal } from '../http/responses/send-refusal.ts';
import type { Sender } from '../outbox/submission-mail.ts';
import type { Clock } from '../time/clock.ts';
import { refuseOtherSites } from './cross-site.ts';
import type { FileField, FormRules, ReceivedForm } from './form-part.ts';
import { discardFiles, emptyForm, readForm } from './form-reader.ts';
import { PAGE_BODY_MAX_BYTES } from './page-form.ts';
import { redirectPath } from './redirect-path.ts';
import type { CountSubmission } from './sender-limits.ts';
import { spamReason } from './spam.ts';
import { createSubmissionIds, hashBody } from './submission-id.ts';
import type { UploadLimits } from './uploads/upload-limits.ts';
import { validateForm } from './validate-form.ts';

export type SubmissionDependencies = {
  readonly config: Config;
  readonly clock: Clock;
  /** One rate limit per IP address for all forms together. */
  limitPosts(request: FastifyRequest): Promise<void>;
  /** Set for a form that sends mail. */
  readonly countSubmission?: CountSubmission;
  /** Set for a form that accepts files. */
  readonly uploadLimits?: UploadLimits;
};

/** A form for visitors: its fields, its redirect target, and how it is stored. */
type SubmissionForm<Values, Upload = never> = {
  readonly path: string;
  readonly schema: z.ZodMiniType<Values>;
  /** Fields that are not in the schema: `subject` and hidden ones. */
  readonly extraFields?: readonly string[];
  readonly file?: FileField<Upload>;
  readonly bodyMaxBytes: number;
  /** Set if it differs from that of the other forms. */
  readonly minBodyRate?: MinBodyRate;
  /** The path to which a native post is redirected unless `_next` names another, and the anchor there. */
  readonly returnsTo: string;
  readonly sentAnchor: string;
  readonly page: FormPage;
  /** The data is durable when it resolves. Throws a `Refusal` if the visitor can do something about it. */
  save(submission: Submission<Values, Upload>): Promise<object>;
};

type Submission<Values, Upload = never> = {
  readonly values: Values;
  /** Value of an extra field; empty if it was not sent. */
  extra(name: string): string;
  readonly submissionId: string;
  readonly bodyHash: string;
  readonly spamReason: SpamReason | null;
  readonly receivedAt: Date;
  readonly files: readonly Upload[];
  readonly sender: Sender;
};

export function addSubmissionRoute<Values, Upload = never>(
  app: FastifyInstance,
  dependencies: SubmissionDependencies,
  form: SubmissionForm<Values, Upload>,
): void {
  const rules: FormRules<Upload> = {
    fields: new Set([
      ...form.page.fields.map(({ name }) => name),
      ...(form.extraFields ?? []),
      ...COMMON_HIDDEN_FIELDS,
    ]),
    file: form.file,
    ...(dependencies.uploadLimits && { countUpload: dependencies.uploadLimits.count }),
    bodyMaxBytes: form.bodyMaxBytes,
    minBodyRate: form.minBodyRate ?? formBodyRate,
    readsOversizedBody: false,
  };
  // A browser without JavaScript has left the page with the form: the response must contain what was typed.
  const pageRules: FormRules<Upload> = {
    ...rules,
    bodyMaxBytes: PAGE_BODY_MAX_BYTES,
    readsOversizedBody: true,
  };
  const chooseSubmissionId = createSubmissionIds();
  const typedForm = ({ values }: ReceivedForm<Upload>) => ({ path: form.path, page: form.page, values });

  const options = {
    onRequest: dependencies.limitPosts,
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = asRefusal(error, request.log);
      // A form in another encoding cannot be read, so the response shows an empty form.
      const typed = refusal.status === 415 ? typedForm(emptyForm(request)) : undefined;
      return sendRefusal(request, reply, dependencies.config, refusal, typed);
    },
  };
  app.post(form.path, options, async (request, reply) => {
    refuseOtherSites(request, dependencies.config.siteUrl);
    const isNativePost = prefersPage(request);
    const received = emptyForm<Upload>(request);
    let isRead = false;
    try {
      // No browser sends `Expect`: such a client is told before it sends the body that it is too large.
      const keepsTyped = isNativePost && !request.headers.expect;
      await readForm(request, reply, keepsTyped ? pageRules : rules, received);
      isRead = true;
      const sent = { receivedAt: dependencies.clock(), isNativePost, headers: request.headers };
      const submission = createSubmission(received, form, sent, chooseSubmissionId);
      // Spam causes no mail.
      const sender = (!submission.spamReason && (await dependencies.countSubmission?.(request))) || NO_FLOOD;
      const response = await form.save({ ...submission, sender });
      return sendSuccess(request, reply, dependencies.config, form, received, response);
    } catch (error) {
      const refusal = asRefusal(error, request.log);
      return sendRefusal(request, reply, dependencies.config, refusal, typedForm(received));
    } finally {
      if (isRead) await discardFiles(rules, received);
    }
  });
}

const NO_FLOOD: Sender = { isFlooding: false, hasEnoughConfirmations: false };

const COMMON_HIDDEN_FIELDS = [
  hiddenFields.submissionId,
  hiddenFields.honeypot,
  hiddenFields.elapsed,
  hiddenFields.next,
] as const;

type Sent = {
  readonly receivedAt: Date;
  readonly isNativePost: boolean;
  readonly headers: FastifyRequest['headers'];
};

function createSubmission<Values, Upload>(
  received: ReceivedForm<Upload>,
  form: SubmissionForm<Values, Upload>,
  sent: Sent,
  chooseSubmissionId: ReturnType<typeof createSubmissionIds>,
): Omit<Submission<Values, Upload>, 'sender'> {
  const values = validated(received, form);
  const { files } = received;
  const extra = (name: string) => received.values.get(name) ?? '';
  const digest = files.map((file) => form.file?.digest(file)).join(' ') || null;
  // Ignores empty fields: a field that was added by a deploy must not change the hash of a retry.
  const filled = Object.fromEntries(Object.entries(values as object).filter(([, value]) => value !== ''));
  const bodyHash = hashBody([form.path, filled, form.extraFields?.map(extra), digest]);
  const id = received.values.get(hiddenFields.submissionId);
  return {
    values,
    extra,
    files,
    bodyHash,
    receivedAt: sent.receivedAt,
    submissionId: chooseSubmissionId({ id, bodyHash, ...sent }),
    spamReason: spamReason({
      values: received.values,
      visibleFields: form.page.fields.map(({ name }) => name),
      headers: sent.headers,
    }),
  };
}

/** Reports the errors of the text fields together with that of the file. */
function validated<Values, Upload>(
  received: ReceivedForm<Upload>,
  { schema }: SubmissionForm<Values, Upload>,
): Values {
  const { fileRefusal } = received;
  const { values, errors } = validateForm(schema, received);
  if (errors) throw refusals.fields({ ...errors, ...fileRefusal?.details.fields });
  if (fileRefusal) throw fileRefusal;
  return values;
}

function sendSuccess<Values, Upload>(
  request: FastifyRequest,
  reply: FastifyReply,
  { siteUrl }: Config,
  form: SubmissionForm<Values, Upload>,
  received: ReceivedForm<Upload>,
  response: object,
) {
  if (!prefersPage(request)) return reply.send(response);
  const next = received.values.get(hiddenFields.next);
  const { host } = request.headers;
  const location = redirectPath(next, { siteUrl, host, otherwise: form.returnsTo, anchor: form.sentAnchor });
  return reply.redirect(location, 303);
}
