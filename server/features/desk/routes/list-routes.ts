import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { findClockJump } from '../../../deletion/last-run.ts';
import { html } from '../../../http/html.ts';
import { downloadHeaders } from '../../../http/responses/download-headers.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { exportedFiles } from '../../../records/exports/exported-files.ts';
import { readOverview } from '../../../records/overview.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import { deskLists } from '../lists.ts';
import { searchForm } from '../views/forms.ts';
import { overviewView } from '../views/overview-view.ts';
import { pageLinks, parseCursor } from '../views/paging.ts';
import { listNotice } from './notices.ts';

/** The overview, the lists, and each list as a table for spreadsheets. */
export function addListRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { config, clock, database, sendPage, unknownProxy } = dependencies;

  app.get(deskPaths.overview, async (request, reply) => {
    const now = clock();
    return sendPage(reply, {
      title: 'Overview',
      section: deskPaths.overview,
      notice: await listNotice(dependencies, request),
      body: overviewView(
        await readOverview(database, now),
        { ...config, proxy: unknownProxy.address(), clockJump: await findClockJump(database, now) },
        now,
      ),
    });
  });

  for (const list of deskLists)
    app.get(list.path, async (request, reply) => {
      const page = await list.read(database, parseCursor(request.query), clock());
      const { total } = page;
      const groups = page.groups.filter(({ items }) => items.length > 0);
      return sendPage(reply, {
        title: list.title,
        section: list.path,
        notice: await listNotice(dependencies, request),
        body: html`<h1>${list.title} <span class="count">${total}</span></h1>
${searchForm()}
${total === 0 && html`<p class="none">${list.emptyText}</p>`}
${groups.map(({ heading, items }) => html`<h2>${heading}</h2><ul class="${list.variant}">${items}</ul>`)}
${pageLinks(list.path, page)}
${list.csv && total > 0 && html`<p class="below"><a class="button" href="${deskPaths.csv(list.csv)}">Save all as a table (CSV)</a></p><p class="hint">It holds personal data: keep it only for as long as you need it.</p>`}`,
      });
    });

  for (const [name, csvFile] of Object.entries(exportedFiles))
    app.get(deskPaths.csv(name), async (_request, reply) =>
      reply
        .headers(downloadHeaders({ fileName: `${name}.csv`, mediaType: 'text/csv; charset=utf-8' }))
        .send(Readable.from(csvFile(database).lines)),
    );
}
