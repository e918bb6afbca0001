import { TRUSTED_TYPES_POLICY } from '../../contract/documents.ts';
import type { Config } from '../config.ts';

export type PolicySettings = Pick<Config, 'siteUrl' | 'formEndpoint'>;

const TWO_YEARS_IN_SECONDS = 63_072_000;

/** Sent with every response, documents and API alike. The Content-Security-Policy is added for each page. */
export function securityHeaders({ siteUrl }: Pick<Config, 'siteUrl'>): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(siteUrl.protocol === 'https:' && {
      'Strict-Transport-Security': `max-age=${TWO_YEARS_IN_SECONDS}`,
    }),
  };
}

type PolicyInput = {
  /** Base64 SHA-256 of each inline script and style, without the `sha256-` prefix. */
  readonly scriptHashes?: readonly string[];
  readonly styleHashes?: readonly string[];
  /** If not set, the policy allows no script at all. */
  readonly hasScripts?: boolean;
  /** Without `formEndpoint`, forms may post to this site only. */
  readonly config: Pick<PolicySettings, 'siteUrl'> & Partial<PolicySettings>;
};

/** Allows this origin only, and inline only what was hashed. Forms may also post to an external forwarder. */
export function contentSecurityPolicy({
  scriptHashes = [],
  styleHashes = [],
  hasScripts = true,
  config,
}: PolicyInput): string {
  const forms = ["'self'", ...externalOrigin(config)];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': hasScripts ? ["'self'", ...scriptHashes.map(quoted)] : ["'none'"],
    'style-src': ["'self'", ...styleHashes.map(quoted)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': hasScripts ? forms : ["'none'"],
    'form-action': forms,
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // Scripts can insert HTML only through the Trusted Types policy of client/runtime/trusted-html.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
    ...(config.siteUrl.protocol === 'https:' && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

function quoted(hash: string): string {
  return `'sha256-${hash}'`;
}

function externalOrigin({ formEndpoint = '/', siteUrl }: PolicyInput['config']): string[] {
  const { origin } = new URL(formEndpoint, siteUrl);
  return origin === siteUrl.origin ? [] : [origin];
}
