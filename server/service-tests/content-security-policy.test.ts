import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { builtDocuments } from '../../bench/http/built-documents.ts';
import { apiPaths } from '../../contract/api.ts';
import { folderWithSamples } from '../testing/rendered-samples.ts';
import { startServiceProcess } from '../testing/service-process.ts';

/**
 * Google's evaluator reports 'self' as a risk on sites that host JSONP, Angular or uploaded files, which this one does
 * not.
 */
const EXPECTED = ["script-src 'self'"];

describe('the content security policy', () => {
  it('of every document and response has no serious finding in Google’s evaluator', async () => {
    const SITE_URL = 'https://example.ca';
    const { url } = await startServiceProcess({
      SITE_URL,
      DATA_DIR: await folderWithSamples(SITE_URL),
      LOG_LEVEL: 'silent',
    });
    const policies = new Map<string, string>();
    const responses = ['/no-such-page', apiPaths.contact, apiPaths.services];
    for (const path of [...builtDocuments().map((document) => document.path), ...responses]) {
      const { headers } = await fetch(url + path, { headers: { accept: 'text/html' } });
      policies.set(headers.get('content-security-policy') ?? '', path);
    }
    const weights = [
      Severity.HIGH,
      Severity.SYNTAX,
      Severity.MEDIUM,
      Severity.HIGH_MAYBE,
      Severity.MEDIUM_MAYBE,
    ];
    const findings = [...policies].flatMap(([policy, path]) =>
      new CspEvaluator(new CspParser(policy).csp)
        .evaluate()
        .filter(({ severity }) => weights.includes(severity))
        .filter(({ directive, value }) => !EXPECTED.includes(`${directive} ${value}`))
        .map(({ directive, value, description }) => `${path}: ${directive} ${value}: ${description}`),
    );
    expect(findings).toEqual([]);
  });
});
