import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { company } from '../../../content/company.ts';
import type { TimesResponse } from '../../../contract/api.ts';
import type { VisitRow } from '../../database/schema.ts';
import { refuseOtherSites } from '../../forms/cross-site.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { readAddress } from '../../private-pages/parts/link-form.ts';
import { privateHeaders, sendPrivatePage } from '../../private-pages/private-page.ts';
import { addPrivateScope } from '../../private-pages/private-scope.ts';
import { listAdditions } from '../../records/additions.ts';
import { leadRows } from '../../records/leads.ts';
import { deleteRecords, onlyRecord } from '../../records/person-records.ts';
import { findPhotoContent, listPhotos } from '../../records/photos.ts';
import { findRequestId, requestPaths } from '../../records/request-link.ts';
import { calendarText } from '../../visits/calendar.ts';
import { timeByRule } from '../../visits/offered-times.ts';
import { readRule } from '../../visits/rule.ts';
import { shownDays } from '../../visits/visit-words.ts';
import { changeableUntil, lastVisit, readOffered, spanOf } from '../../visits/visits.ts';
import { storeAddition } from './add-to-request.ts';
import { changeVisit } from './change-visit.ts';
import { enqueueLink } from './link-again.ts';
import { againPage, deletedPage, missingPage, sentPage } from './link-again-pages.ts';
import { withRequestForm } from './read-request-form.ts';
import type { RequestContext, Typed } from './request-context.ts';
import type { RequestDependencies } from './request-dependencies.ts';
import { requestPage } from './request-page.ts';

type Params = { Params: { token: string } };

const VISIT_ACTIONS: readonly string[] = ['book', 'move', 'cancel'];

/** The page that a visitor has for a request: the link is all that it takes. */
export function addRequestPages(app: FastifyInstance, dependencies: RequestDependencies): void {
  const { config, clock, database, live, bookings } = dependencies;

  async function find(request: FastifyRequest) {
    const { token } = request.params as Params['Params'];
    const id = await findRequestId(database, token);
    const lead =
      id === undefined ? undefined : await leadRows(database).where('id', '=', id).executeTakeFirst();
    if (!lead) throw refusals.notFound();
    return { lead, token };
  }

  /** None for spam, when a visit is near, or where the owner offers none. */
  async function readTimes(lead: RequestContext['lead'], visit: VisitRow | undefined, now: Date) {
    const rule = await readRule(database);
    const standing = visit?.cancelled_at ? undefined : visit;
    const isOffered = !lead.is_spam && (!standing || now < changeableUntil(standing));
    const days = isOffered ? await readOffered(database, { rule, now, moving: standing }) : [];
    return { days, lost: (value = '') => (isOffered ? timeByRule(rule, value) : undefined) };
  }

  async function show(
    reply: FastifyReply,
    { lead, token }: Pick<RequestContext, 'lead' | 'token'>,
    typed?: Typed,
  ) {
    const now = clock();
    const visit = await lastVisit(database, lead.id);
    const { days, lost } = await readTimes(lead, visit, now);
    const context: RequestContext = {
      lead,
      token,
      now,
      visit,
      photos: await listPhotos(database, lead.id),
      additions: await listAdditions(database, lead.id),
      days,
      lost: typed?.refused === 'taken' ? lost(typed.values.visit) : undefined,
      people: live.site().people,
      hasMail: config.mail.smtpUrl !== undefined && config.sendsConfirmations,
    };
    return sendPrivatePage(reply, config, requestPage(context, typed));
  }

  addPrivateScope(app, { ...dependencies, missingPage }, (scope) => {
    scope.get<Params>(requestPaths.pattern, async (request, reply) => show(reply, await find(request)));

    scope.get(requestPaths.timesPattern, async (request, reply) => {
      const { lead } = await find(request);
      const now = clock();
      const { days } = await readTimes(lead, await lastVisit(database, lead.id), now);
      return reply.headers(privateHeaders).send({ days: shownDays(days, now) } satisfies TimesResponse);
    });

    scope.get(requestPaths.photoPattern, async (request, reply) => {
      const { lead } = await find(request);
      const { number } = request.params as { number: string };
      const photo = /^\d$/.test(number)
        ? await findPhotoContent(database, lead.id, Number(number))
        : undefined;
      if (!photo) throw refusals.notFound();
      return reply.headers({ ...privateHeaders, 'Content-Type': 'image/jpeg' }).send(photo.content);
    });

    scope.get(requestPaths.calendarPattern, async (request, reply) => {
      const { lead } = await find(request);
      const visit = await lastVisit(database, lead.id);
      if (!visit || visit.cancelled_at) throw refusals.notFound();
      const text = calendarText([visitorEntry(visit)], { method: 'PUBLISH', sender: config.mail.from });
      return reply
        .headers({
          ...privateHeaders,
          'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
          'Content-Disposition': 'attachment; filename="visit.ics"',
        })
        .send(text);
    });

    scope.post<Params>(
      requestPaths.pattern,
      { onRequest: dependencies.limitPosts },
      async (request, reply) => {
        refuseOtherSites(request, config.siteUrl);
        const found = await find(request);
        return withRequestForm(request, reply, dependencies, async (form) => {
          const { action = '' } = form.values;
          const backToPage = () => {
            dependencies.wakeOutbox();
            return reply.redirect(requestPaths.page(found.token), 303);
          };
          if (VISIT_ACTIONS.includes(action)) {
            if (action === 'book') await bookings.refuseExceeded(request);
            const visit = await lastVisit(database, found.lead.id);
            const context = { lead: found.lead, visit };
            const refused = await changeVisit(dependencies, context, form.values, {
              by: 'visitor',
              now: clock(),
              people: live.site().people,
            });
            if (refused) return show(reply, found, refused);
            // It stands already: a network that has its share now is refused the next one.
            if (action === 'book') await bookings.count(request).catch(() => {});
            return backToPage();
          }
          if (action === 'delete') {
            await deleteRecords(
              database,
              config,
              onlyRecord({ kind: 'lead', row: found.lead }),
              clock(),
              'visitor',
            );
            dependencies.wakeOutbox();
            return reply.redirect(requestPaths.deleted, 303);
          }
          if (action !== 'add') throw refusals.malformed();
          const refused = await storeAddition(dependencies, found.lead.id, form);
          if (refused) return show(reply, found, refused);
          return backToPage();
        });
      },
    );

    scope.get(requestPaths.again, async (_request, reply) => sendPrivatePage(reply, config, againPage()));
    scope.get(requestPaths.sent, async (_request, reply) => sendPrivatePage(reply, config, sentPage));
    scope.get(requestPaths.deleted, async (_request, reply) => sendPrivatePage(reply, config, deletedPage));

    scope.post(requestPaths.again, { onRequest: dependencies.limitPosts }, async (request, reply) => {
      refuseOtherSites(request, config.siteUrl);
      return withRequestForm(request, reply, dependencies, async ({ values }) => {
        const read = readAddress(values);
        if ('wrong' in read) return sendPrivatePage(reply, config, againPage(read.wrong));
        await enqueueLink(database, read.email, clock());
        dependencies.wakeOutbox();
        return reply.redirect(requestPaths.sent, 303);
      });
    });
  });
}

function visitorEntry(visit: VisitRow) {
  return {
    ...visit,
    ...spanOf(visit),
    changedAt: visit.changed_at,
    summary: `Visit of ${company.name}`,
    description: `Questions: ${company.phone.display}`,
  };
}
