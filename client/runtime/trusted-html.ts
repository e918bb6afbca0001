import { TRUSTED_TYPES_POLICY } from '../../contract/documents.ts';

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
};

/** The policy that the documents' Content-Security-Policy names: the one way for HTML to enter the page. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  TRUSTED_TYPES_POLICY,
  {
    createHTML: (html) => html,
  },
);

/** For HTML of the rendered documents and nothing else; never for what anybody has typed. */
export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html;
}
