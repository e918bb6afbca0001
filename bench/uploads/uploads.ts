import { apiPaths } from '../../contract/api.ts';
import { RESUME_MAX_BYTES } from '../../contract/forms/application.ts';
import { applicationFields, applicationForm } from '../../server/testing/applications.ts';
import { encode } from '../../server/testing/forms.ts';
import { pdfOfSize } from '../../server/testing/resume-files/resume-files.ts';
import { goals } from '../budgets.ts';
import { ask } from '../http/ask.ts';
import { startSettledSite } from '../http/settled-site.ts';
import { address } from '../leads/lead-requests.ts';
import { resetPeak, residentMegabytes } from '../machine/memory.ts';
import type { Part } from '../part.ts';

const AT_ONCE = 50;

/** Uploads many large resumes at once and measures the server's memory. */
export const uploads: Part = {
  name: 'uploads',
  async run() {
    await using site = await startSettledSite({ settings: { TRUST_PROXY: '127.0.0.1' } });
    const { pid } = site;
    const idle = residentMegabytes(pid).now;
    const resume = { content: pdfOfSize(RESUME_MAX_BYTES), name: 'resume.pdf' };
    const applications = await Promise.all(
      Array.from({ length: AT_ONCE }, () => encode(applicationForm(applicationFields(), resume))),
    );
    resetPeak(pid);
    const answers = await Promise.all(
      applications.map(({ body, contentType }, index) =>
        ask(site.url + apiPaths.jobApplications, {
          method: 'POST',
          headers: { 'content-type': contentType, 'x-forwarded-for': address(index) },
          body,
        }),
      ),
    );
    const { peak } = residentMegabytes(pid);
    const refused = answers.find(({ status }) => status !== 200);
    if (refused) throw new Error(`A resume was answered with ${refused.status}: ${refused.bytes}`);
    return [
      {
        name: `server's memory while ${AT_ONCE} resumes of 5 MB arrive`,
        value: peak,
        unit: 'MB',
        goal: goals.uploadsPeakMegabytes,
        note: 'resident, at its highest',
      },
      { name: "server's memory at rest", value: idle, unit: 'MB' },
    ];
  },
};
