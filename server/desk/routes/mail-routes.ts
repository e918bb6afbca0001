import type { FastifyInstance } from 'fastify';
import { html } from '../../html.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { countMail, listMail, retryFailed } from '../../records/mail.ts';
import { readOverview } from '../../records/overview.ts';
import type { DeskDependencies } from '../desk.ts';
import { buttonForm } from '../views/forms.ts';
import { mailProblems } from '../views/mail-problems.ts';
import { pageLinks, parsePaging } from '../views/paging.ts';
import { mailRow } from '../views/rows.ts';
import { listNotice, withNotice } from './notices.ts';

/** What has not gone out, and the reminders to come. */
export function addMailRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { config, clock, database, sendPage, wakeOutbox } = dependencies;

  app.get(deskPaths.mail, async (request, reply) => {
    const now = clock();
    const paging = parsePaging(request.query);
    const mails = await listMail(database, paging);
    const total = await countMail(database, {});
    const { mail } = await readOverview(database, now);
    return sendPage(reply, {
      title: 'Mail',
      section: deskPaths.mail,
      notice: await listNotice(dependencies, request),
      body: html`<h1>Mail</h1>
<p class="lead">${config.mail.smtpUrl ? `What visitors send is mailed to ${config.mail.to}.` : 'No mail goes out.'}</p>
${mailProblems(mail, config)}
${mail.failed > 0 && buttonForm({ action: deskPaths.retryMail, label: 'Send failed mail again', variant: 'primary' })}
<h2>Not sent yet</h2>
${total > 0 ? html`<ul class="rows">${mails.map((row) => mailRow(row, now))}</ul>` : html`<p class="none">No mail is waiting.</p>`}
${pageLinks(deskPaths.mail, paging, mails.length, total)}`,
    });
  });

  app.post(deskPaths.retryMail, async (_request, reply) => {
    await retryFailed(database, clock());
    wakeOutbox();
    return reply.redirect(withNotice(deskPaths.mail, 'retry'), 303);
  });
}
