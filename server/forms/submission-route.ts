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
import type { Sender } from '../outbox/lead-mail.ts';
import type { Clock } from '../time/clock.ts';
import { refuseOtherSites } from './cross-site.ts';
import type { FileField, FormRules, ReceivedForm } from './form-part.ts';
import { discardFiles, emptyForm, readForm } from './form-reader.ts';
import { redirectPath } from './redirect-path.ts';
import type { CountLead } from './sender-limits.ts';
import { spamReason } from './spam.ts';
import { createSubmissionIds, hashBody } from './submission-id.ts';
import type { UploadLimits } from './uploads/upload-limits.ts';

export type SubmissionDependencies = {
  readonly config: Config;
  readonly clock: Clock;
  /** One count per IP address over all forms. */
  limitPosts(request: FastifyRequest): Promise<void>;
  /** For a form that makes mail. */
  readonly countLead?: CountLead;
  /** For a form that takes files. */
  readonly uploadLimits?: UploadLimits;
};

/** A form that visitors send: what it asks, where it leads, and how it is kept. */
type SubmissionForm<Values, Upload = never> = {
  readonly path: string;
  readonly schema: z.ZodMiniType<Values>;
  /** Fields besides those of the schema: `subject`, hidden ones. */
  readonly extraFields?: readonly string[];
  readonly file?: FileField<Upload>;
  readonly bodyMaxBytes: number;
  /** Where it differs from that of other forms. */
  readonly minBodyRate?: MinBodyRate;
  /** A native post returns here, unless `_next` says otherwise, and to this anchor. */
  readonly returnsTo: string;
  readonly sentAnchor: string;
  readonly page: FormPage;
  /** Durable when it returns. Throws a `Refusal` where the visitor can do something about it. */
  save(submission: Submission<Values, Upload>): Promise<object>;
};

type Submission<Values, Upload = never> = {
  readonly values: Values;
  /** The extra fields, empty when not sent. */
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
  // A browser without JavaScript has left the page with the form: the response must hold what was typed.
  const pageRules: FormRules<Upload> = {
    ...rules,
    bodyMaxBytes: PAGE_BODY_MAX_BYTES,
    readsOversizedBody: true,
  };
  const submissionId = createSubmissionIds();
  const typedForm = ({ values }: ReceivedForm<Upload>) => ({ path: form.path, page: form.page, values });

  const options = {
    onRequest: dependencies.limitPosts,
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = asRefusal(error, request.log);
      // A form in another encoding cannot be read; the response shows an empty form of ours.
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
      // No browser sends `Expect`: who asks before sending is told at once what is too large.
      const keepsTyped = isNativePost && !request.headers.expect;
      await readForm(request, reply, keepsTyped ? pageRules : rules, received);
      isRead = true;
      const sent = { receivedAt: dependencies.clock(), isNativePost, headers: request.headers };
      const submission = createSubmission(received, form, sent, submissionId);
      // Spam makes no mail.
      const sender = (!submission.spamReason && (await dependencies.countLead?.(request))) || NO_FLOOD;
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

/** How much is read so that a browser without JavaScript gets its values back; the limit for files is lower. */
export const PAGE_BODY_MAX_BYTES = 32 * 1024 * 1024;

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
  submissionId: ReturnType<typeof createSubmissionIds>,
): Omit<Submission<Values, Upload>, 'sender'> {
  const values = validated(received, form);
  const { files } = received;
  const extra = (name: string) => received.values.get(name) ?? '';
  const digest = files.map((file) => form.file?.digest(file)).join(' ') || null;
  // Without empty ones: a field that has come with a deploy must not make a retry another body.
  const filled = Object.fromEntries(Object.entries(values as object).filter(([, value]) => value !== ''));
  const bodyHash = hashBody([form.path, filled, form.extraFields?.map(extra), digest]);
  const id = received.values.get(hiddenFields.submissionId);
  return {
    values,
    extra,
    files,
    bodyHash,
    receivedAt: sent.receivedAt,
    submissionId: submissionId({ id, bodyHash, ...sent }),
    spamReason: spamReason({
      values: received.values,
      visibleFields: form.page.fields.map(({ name }) => name),
      headers: sent.headers,
    }),
  };
}

function validated<Values, Upload>(
  received: ReceivedForm<Upload>,
  { schema, file }: SubmissionForm<Values, Upload>,
): Values {
  const { values, overlong, fileRefusal } = received;
  // A value that was cut must not be stored. No rule takes null, so that each reports the error in its own words.
  const whole = [...values].map(([name, value]) => [name, overlong.has(name) ? null : value]);
  const result = schema.safeParse(Object.fromEntries(whole));
  const isRefused = !result.success || overlong.size > 0;
  if (!isRefused && !fileRefusal) return result.data;
  if (!isRefused && fileRefusal) throw fileRefusal;

  const fields: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) fields[String(path[0])] ??= message;
  // Fields without a rule, such as the page to return to.
  for (const name of overlong) fields[name] ??= 'This is too long.';
  if (file && fileRefusal) fields[file.name] = fileRefusal.message;
  throw refusals.fields(fields);
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
