import { join, resolve } from 'node:path';
import * as z from 'zod';
import { company } from '../content/company.ts';
import { apiPaths } from '../contract/api.ts';
import {
  isIpList,
  isMailServerUrl,
  isMixedContent,
  isOrigin,
  isPostgresUrl,
  type Mailbox,
  parseEndpoint,
  parseMailbox,
} from './setting-rules.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type Config = {
  /** Everything but an explicit `development` is production, so that nothing is open to developers by accident. */
  readonly isDevelopment: boolean;
  readonly host: string;
  readonly port: number;
  /** The public origin, used in all links and redirects. */
  readonly siteUrl: URL;
  /** False if `siteUrl` is only that of a trial on this machine. */
  readonly hasSiteUrl: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly mail: {
    /** Without it no mail is sent: it waits in the outbox. */
    readonly smtpUrl: string | undefined;
    readonly from: Mailbox;
    readonly to: string;
  };
  /** Whether visitors get a mail that confirms their form. */
  readonly sendsConfirmations: boolean;
  /** If more leads arrive within an hour, they are mailed together. */
  readonly leadMailsPerHour: number;
  /** Whether the owner gets a mail each morning about waiting leads; otherwise only while an answer is overdue. */
  readonly sendsMorningMail: boolean;
  /** Where the contact forms are posted: a path on this site or the URL of an external forwarder. */
  readonly formEndpoint: string;
  readonly operatorToken: string | undefined;
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /**
   * How long requests are still accepted after the signal to stop, so that a load balancer can stop sending them first.
   */
  readonly drainMs: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
};

/** Whether mail is connected. Without it, mail waits in the outbox. */
export function sendsMail({ mail }: { readonly mail: Pick<Config['mail'], 'smtpUrl'> }): boolean {
  return mail.smtpUrl !== undefined;
}

/** Holds resumes and photos while they are uploaded. */
export function uploadFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'uploads');
}

export const OPERATOR_TOKEN_MIN_CHARACTERS = 16;

const PORT_RULE = 'a number from 0 to 65535';

/** Each message completes the sentence "VARIABLE should be ...". */
const settings = z
  .object({
    NODE_ENV: z.string().optional(),
    HOST: z.string().default('127.0.0.1'),
    PORT: z
      .string()
      .regex(/^\d+$/, PORT_RULE)
      .transform(Number)
      .refine((port) => port <= 65_535, PORT_RULE)
      .default(3000),
    SITE_URL: z.string().refine(isOrigin, 'an origin such as https://example.ca, without a path').optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .refine(isPostgresUrl, 'an address such as postgres://user:password@host:5432/name')
      .optional(),
    SMTP_URL: z
      .string()
      .refine(isMailServerUrl, 'an address such as smtp://user:password@mail.example.ca:587')
      .optional(),
    MAIL_FROM: z
      .string()
      .refine(
        (value) => parseMailbox(value) !== undefined,
        'one mailbox such as name@example.ca or Name <name@example.ca>',
      )
      .optional(),
    MAIL_TO: z.email('one email address such as name@example.ca').default(company.email),
    CONFIRMATION_MAIL: z.enum(['on', 'off'], 'either on or off').optional(),
    MORNING_MAIL: z.enum(['on', 'off'], 'either on or off').default('off'),
    LEAD_MAILS_PER_HOUR: z
      .string()
      .regex(/^[1-9]\d{0,5}$/, 'a number such as 120')
      .transform(Number)
      .default(120),
    FORM_ENDPOINT: z
      .string()
      .refine(
        (value) => parseEndpoint(value) !== undefined,
        'a path such as /api/contact, or an https address',
      )
      .optional(),
    OPERATOR_TOKEN: z
      .string()
      .min(OPERATOR_TOKEN_MIN_CHARACTERS, `at least ${OPERATOR_TOKEN_MIN_CHARACTERS} characters long`)
      .optional(),
    TRUST_PROXY: z
      .string()
      .refine(
        isIpList,
        'addresses or ranges such as 10.0.0.1, 10.0.0.0/8, separated by commas, and none that ends in /0',
      )
      .optional(),
    DRAIN_SECONDS: z
      .string()
      .regex(/^\d{1,3}$/, 'a number of seconds such as 10')
      .transform(Number)
      .default(0),
    LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
  })
  .refine(({ SITE_URL, FORM_ENDPOINT }) => !isMixedContent(SITE_URL, FORM_ENDPOINT), {
    path: ['FORM_ENDPOINT'],
    error: 'an https address, because SITE_URL is one: browsers send nothing from https to http',
  });

export const settingNames: readonly string[] = Object.keys(settings.shape);

/** The only reader of the environment. Throws one error that lists every bad setting and what it should be. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable counts as unset.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new BadSettings(parsed.error.issues);
  const value = parsed.data;
  return {
    isDevelopment: value.NODE_ENV === 'development',
    host: value.HOST,
    port: value.PORT,
    siteUrl: new URL(value.SITE_URL ?? `http://localhost:${value.PORT}`),
    hasSiteUrl: value.SITE_URL !== undefined,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    mail: {
      smtpUrl: value.SMTP_URL,
      from: parseMailbox(value.MAIL_FROM ?? '') ?? { name: company.name, address: company.email },
      to: value.MAIL_TO,
    },
    sendsConfirmations: (value.CONFIRMATION_MAIL ?? (value.SMTP_URL ? 'on' : 'off')) === 'on',
    leadMailsPerHour: value.LEAD_MAILS_PER_HOUR,
    sendsMorningMail: value.MORNING_MAIL === 'on',
    formEndpoint: parseEndpoint(value.FORM_ENDPOINT ?? '') ?? apiPaths.contact,
    operatorToken: value.OPERATOR_TOKEN,
    trustedProxies: value.TRUST_PROXY?.split(',').map((entry) => entry.trim()) ?? [],
    drainMs: value.DRAIN_SECONDS * 1000,
    logLevel: value.LOG_LEVEL,
  };
}

/** Does not quote the values: some of them are secrets. */
export class BadSettings extends Error {
  constructor(issues: readonly { path: PropertyKey[]; message: string }[]) {
    const lines = issues.map(({ path, message }) => `  ${path.join('.')} should be ${message}`);
    super(`The settings cannot be used:\n${lines.join('\n')}`);
    this.name = 'BadSettings';
  }
}
