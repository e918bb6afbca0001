import type { FastifyInstance } from 'fastify';
import { withNotice } from '../../../desk-pages/done-notice.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { emptyState, rowList } from '../../../desk-pages/parts/lists.ts';
import { pageHead } from '../../../desk-pages/parts/page-head.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { readUnsentMail } from '../../../outbox/outbox-store.ts';
import { html } from '../../../page-parts/html.ts';
import { readListPage } from '../../../records/list-page.ts';
import { failedMail, retryFailed, waitingMail } from '../../../records/mail.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import { listNames } from '../list-names.ts';
import { buttonForm } from '../views/forms.ts';
import { mailRow } from '../views/mail-row.ts';
import { PER_PAGE, pageLinks, parseCursor } from '../views/paging.ts';
import { mailProblems } from '../views/problems.ts';
import { type Action, listNotice } from './notices.ts';

/** Lists mail that was not sent, and reminders to come. */
export function addMailRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { config, clock, database, sendPage, wakeOutbox } = dependencies;

  app.get(deskPaths.mail, async (request, reply) => {
    const now = clock();
    const cursor = parseCursor(request.query);
    const page = await readListPage(database, [[failedMail], [waitingMail]], { cursor, limit: PER_PAGE });
    const rows = page.sections.flat();
    return sendPage(reply, {
      title: listNames.mail.title,
      tabPath: deskPaths.mail,
      notice: await listNotice(dependencies, request, undefined),
      head: pageHead({
        back: { href: deskPaths.more, label: 'More' },
        title: listNames.mail.title,
        introduction: config.mail.smtpUrl ? `What visitors send is mailed to ${config.mail.to}.` : undefined,
      }),
      body: html`${mailProblems(await readUnsentMail(database, now), config)}
${rows.some(({ state }) => state === 'failed') && buttonForm({ action: deskPaths.retryMail, label: 'Send failed mail again', variant: 'button button--primary' })}
${section({
  title: 'Not sent yet',
  body: page.total > 0 ? rowList(rows.map((row) => mailRow(row, now))) : emptyState(listNames.mail.emptyText),
})}
${pageLinks(deskPaths.mail, page)}`,
    });
  });

  app.post(deskPaths.retryMail, async (_request, reply) => {
    await retryFailed(database, clock());
    wakeOutbox();
    return reply.redirect(withNotice<Action>(deskPaths.mail, 'retry'), 303);
  });
}
