import { describe, expect, it, onTestFinished } from 'vitest';
import { apiPaths } from '../../contract/api.ts';
import { RESUME_MAX_BYTES } from '../../contract/forms/application.ts';
import { isNginxInstalled } from '../../testing/nginx-proxy.ts';
import { applicationFields, applicationForm } from '../testing/applications.ts';
import { makeStore } from '../testing/engines.ts';
import { behindNginx, openProxy } from '../testing/nginx-visitor.ts';
import { pdfOfSize } from '../testing/resume-files/resume-files.ts';
import { startServiceProcess } from '../testing/service-process.ts';

describe.runIf(isNginxInstalled())('behind nginx (needs nginx and openssl)', () => {
  it('a resume that is far too large is refused by the site, with the form filled in', async () => {
    const store = await makeStore('SQLite');
    onTestFinished(() => store.remove());
    const service = await startServiceProcess({ ...behindNginx, DATA_DIR: store.dataDir }, 'calls-only');
    const post = await openProxy([service]);
    const fields = applicationFields();
    const resume = { content: pdfOfSize(2 * RESUME_MAX_BYTES), name: 'resume.pdf' };

    const page = await post(apiPaths.jobApplications, applicationForm(fields, resume), 'text/html');
    expect(page.status).toBe(413);
    expect(page.text).toContain(`value="${fields.name}"`);
    const response = await post(
      apiPaths.jobApplications,
      applicationForm(fields, resume),
      'application/json',
    );
    expect(response.status).toBe(413);
    expect(JSON.parse(response.text)).toMatchObject({ error: expect.any(String) });
  });
});
