import type { FastifyInstance } from 'fastify';
import { html } from '../../../http/html.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { readListPage } from '../../../records/list-page.ts';
import { failedMail, retryFailed, waitingMail } from '../../../records/mail.ts';
import { readUnsentMail } from '../../../records/overview.ts';
import { recordLists } from '../../../records/wording/record-wording.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import { buttonForm } from '../views/forms.ts';
import { mailProblemBox } from '../views/mail-problems.ts';
import { PER_PAGE, pageLinks, parseCursor } from '../views/paging.ts';
import { mailRow } from '../views/rows.ts';
import { listNotice, withNotice } from './notices.ts';

/** What has not gone out, and the reminders to come. */
export function addMailRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { config, clock, database, sendPage, wakeOutbox } = dependencies;

  app.get(deskPaths.mail, async (request, reply) => {
    const now = clock();
    const cursor = parseCursor(request.query);
    const page = await readListPage(database, [[failedMail], [waitingMail]], { cursor, limit: PER_PAGE });
    const rows = page.sections.flat();
    return sendPage(reply, {
      title: recordLists.mail.title,
      section: deskPaths.mail,
      notice: await listNotice(dependencies, request),
      body: html`<h1>Mail</h1>
<p class="lead">${config.mail.smtpUrl ? `What visitors send is mailed to ${config.mail.to}.` : 'No mail goes out.'}</p>
${mailProblemBox(await readUnsentMail(database, now), config)}
${rows.some(({ state }) => state === 'failed') && buttonForm({ action: deskPaths.retryMail, label: 'Send failed mail again', variant: 'button button--primary' })}
<h2>Not sent yet</h2>
${page.total > 0 ? html`<ul class="rows">${rows.map((row) => mailRow(row, now))}</ul>` : html`<p class="none">${recordLists.mail.emptyText}</p>`}
${pageLinks(deskPaths.mail, page)}`,
    });
  });

  app.post(deskPaths.retryMail, async (_request, reply) => {
    await retryFailed(database, clock());
    wakeOutbox();
    return reply.redirect(withNotice(deskPaths.mail, 'retry'), 303);
  });
}
