import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { findClockJump } from '../../../deletion/last-run.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { emptyState, rowList } from '../../../desk-pages/parts/lists.ts';
import { pageHead } from '../../../desk-pages/parts/page-head.ts';
import { downloadHeaders } from '../../../http/responses/download-headers.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { html } from '../../../page-parts/html.ts';
import { waitingWords } from '../../../publications/words/waiting-words.ts';
import { exportedFiles } from '../../../records/exports/exported-files.ts';
import { readOverview } from '../../../records/overview.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import { deskLists } from '../lists.ts';
import { figureRows } from '../views/figure-rows.ts';
import { searchForm } from '../views/forms.ts';
import { pageLinks, parseCursor } from '../views/paging.ts';
import { todayView } from '../views/today-view.ts';
import { leadNotice, listNotice } from './notices.ts';

/** Today, the lists, and each list as a CSV file. */
export function addListRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { config, clock, database, sendPage, unknownProxy } = dependencies;

  app.get(deskPaths.overview, async (request, reply) => {
    const now = clock();
    const notice = await listNotice(dependencies, request, { list: 'overview' });
    const around = {
      ...config,
      proxy: unknownProxy.address(),
      clockJump: await findClockJump(database, now),
      notice: leadNotice(notice),
      words: await waitingWords(database),
    };
    return sendPage(reply, {
      title: 'Today',
      tabPath: deskPaths.overview,
      notice,
      ...todayView(await readOverview(database, now), around, now),
    });
  });

  app.get(deskPaths.more, async (_request, reply) => {
    const now = clock();
    return sendPage(reply, {
      title: 'More',
      tabPath: deskPaths.more,
      head: pageHead({ title: 'More' }),
      body: html`${rowList(figureRows(await readOverview(database, now), now))}
${section({ title: 'Look for someone', body: searchForm() })}`,
    });
  });

  for (const list of deskLists)
    app.get(list.path, async (request, reply) => {
      const cursor = parseCursor(request.query);
      const notice = await listNotice(dependencies, request, { list: 'leads', cursor });
      const page = await list.read(database, { cursor, notice: leadNotice(notice), now: clock() });
      const { total, groups } = page;
      return sendPage(reply, {
        title: list.title,
        tabPath: list.path,
        notice,
        head: pageHead({
          title: html`${list.title} <small>${total}</small>`,
          ...(list.path !== deskPaths.leads && { back: { href: deskPaths.more, label: 'More' } }),
        }),
        body: html`${searchForm()}
${total === 0 && emptyState(list.emptyText)}
${groups.map(({ heading, items }) => section({ title: heading, body: items }))}
${pageLinks(list.path, page)}
${list.csv && total > 0 && html`<div><p><a class="link" href="${deskPaths.csv(list.csv)}">Download all as a table (CSV)</a></p><p class="note">It holds personal data: keep it only for as long as you need it.</p></div>`}`,
      });
    });

  for (const [name, csvFile] of Object.entries(exportedFiles))
    app.get(deskPaths.csv(name), async (_request, reply) =>
      reply
        .headers(downloadHeaders({ fileName: `${name}.csv`, mediaType: 'text/csv; charset=utf-8' }))
        .send(Readable.from(csvFile({ database, siteUrl: config.siteUrl }).lines)),
    );
}
