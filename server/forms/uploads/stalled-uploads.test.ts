import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { apiPaths } from '../../../contract/api.ts';
import { multipartHead, openSocket, part } from '../../../testing/raw-http.ts';
import { applicationFields, apply } from '../../testing/applications.ts';
import { pdf } from '../../testing/resume-files/resume-files.ts';
import { OPERATOR_TOKEN, startTestService } from '../../testing/test-service.ts';
import { basic } from '../../testing/try-desk.ts';

describe('uploads that stop on the way', () => {
  it('take a limited space, and leave it to others when they end', async () => {
    const resume = { content: pdf(), name: 'resume.pdf' };
    const stalledBytes = 5000;
    const totalBytes = stalledBytes + resume.content.length - 1;
    const service = await startTestService('SQLite', {
      uploadBytes: { totalBytes, networkBytes: totalBytes },
    });
    const stalled = await openSocket(await service.listen());
    stalled.write(multipartHead(apiPaths.jobApplications, { 'Content-Length': 100_000 }));
    // Sent without the line break that ends the part: the parser would hold it back as a possible start of a boundary.
    stalled.write(part('resume', 'x'.repeat(stalledBytes), 'resume.pdf').subarray(0, -2));
    await expect.poll(service.uploadSpace.usedBytes).toBe(stalledBytes);
    const metrics = await service.app.inject({
      url: '/metrics',
      headers: { authorization: basic(`owner:${OPERATOR_TOKEN}`) },
    });
    expect(metrics.body).toContain(`site_upload_bytes ${stalledBytes}`);

    const refused = await apply(service, applicationFields(), resume);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json().error).toContain(company.phone.display);
    expect((await apply(service, applicationFields())).statusCode).toBe(200);

    stalled.destroy();
    await expect.poll(service.uploadSpace.usedBytes).toBe(0);
    expect((await apply(service, applicationFields(), resume)).statusCode).toBe(200);
    expect(service.uploadSpace.usedBytes()).toBe(0);
  });
});
