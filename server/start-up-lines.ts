import { company } from '../content/company.ts';
import type { Config } from './config.ts';
import { deskPaths } from './operator/desk-paths.ts';
import type { OperatorToken } from './operator/operator-token.ts';

/**
 * What the person who starts the service should know. Never prints URLs of databases or mail servers: they contain
 * passwords.
 */
export function startUpLines(
  config: Config,
  url: string,
  operatorToken: OperatorToken,
  { leftOutLines, hasSamples }: { readonly leftOutLines: readonly string[]; readonly hasSamples: boolean },
): string[] {
  return [
    `${company.name} is open at ${url}`,
    config.databaseUrl
      ? 'Leads are kept in the PostgreSQL database of DATABASE_URL.'
      : `Leads are kept in ${config.dataDir}. Include it in your backups.`,
    ...mailLines(config),
    ...(config.siteUrl.protocol === 'https:' && config.trustedProxies.length === 0 ? [NO_TRUSTED_PROXY] : []),
    `The operator token, which opens ${deskPaths.overview}, the resumes and the metrics, ${tokenLocation(operatorToken)}`,
    ...leftOutLines,
    ...(hasSamples ? [SAMPLES] : []),
  ];
}

const SAMPLES = `Projects and testimonials are sample content: publish your own on the desk, at ${deskPaths.site}, with the clients’ written permission.`;

function mailLines({ mail, sendsMorningMail }: Config): string[] {
  if (mail.smtpUrl) return [`New leads are mailed to ${mail.to}.`];
  return [
    'No mail goes out: SMTP_URL is not set. Leads are stored, see npm run inbox; set it, and what is waiting goes out.',
    ...(sendsMorningMail ? ['MORNING_MAIL is on, but there is no morning mail without SMTP_URL.'] : []),
  ];
}

/** This server does not terminate TLS: a proxy in front of it must. */
const NO_TRUSTED_PROXY =
  'TRUST_PROXY is not set: all visitors behind a proxy share its address, and one of them can use up the limits of all. Set it to the address of the proxy, such as 127.0.0.1.';

function tokenLocation({ file, query }: OperatorToken): string {
  if (file) return `is in ${file}`;
  return query ? `is in the database: ${query}` : 'is the one of OPERATOR_TOKEN.';
}
