import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TRUSTED_TYPES_POLICY } from '../../../contract/documents.ts';
import { inlineScript, inlineStyle, smallSite } from '../../testing/small-site.ts';

describe('the security headers of pages and files', () => {
  const { ask } = smallSite();

  it.each(['/', '/nope', '/assets/site-Abc123.js', '/robots.txt'])('are on %s', async (path) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });

  it('let other sites show the picture of a link', async () => {
    const { headers } = await ask('/social/home.jpg');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('allow the inline script and style of the document by their hashes, and no others', async () => {
    const policy = String((await ask('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${sha256(inlineScript)}';`);
    expect(policy).toContain(`style-src 'self' 'sha256-${sha256(inlineStyle)}';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('let scripts create HTML only through the site’s own Trusted Types policy', async () => {
    const policy = String((await ask('/')).headers['content-security-policy']);
    expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types ${TRUSTED_TYPES_POLICY}`);
  });
});

describe('the security headers of a site without https', () => {
  const { ask } = smallSite({ siteUrl: new URL('http://localhost:3000') });

  it('do not promise it', async () => {
    const { headers } = await ask('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

describe('an external forwarder', () => {
  const { ask } = smallSite({ formEndpoint: 'https://forms.example/f/abc' });

  it('may take forms and calls', async () => {
    const { headers } = await ask('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("form-action 'self' https://forms.example;");
    expect(policy).toContain("connect-src 'self' https://forms.example;");
  });
});

function sha256(text: string): string {
  return hash('sha256', text, 'base64');
}
