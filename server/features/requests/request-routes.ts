import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TimesResponse } from '../../../contract/api.ts';
import { sendsMail } from '../../config.ts';
import { refuseOtherSites } from '../../forms/cross-site.ts';
import { readShortForm } from '../../forms/page-form.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { readAddress } from '../../private-pages/parts/link-form.ts';
import { privateHeaders, sendPrivatePage } from '../../private-pages/private-page.ts';
import { addPrivateScope } from '../../private-pages/private-scope.ts';
import { listAdditions } from '../../records/additions.ts';
import { type LeadRow, leadRows } from '../../records/leads.ts';
import { onlyRecord } from '../../records/person.ts';
import { deleteRecords } from '../../records/person-records.ts';
import { findPhotoContent, listPhotos } from '../../records/photos.ts';
import { findRequestId, requestPaths } from '../../records/request-link.ts';
import type { Actor } from '../../visits/booking-transaction.ts';
import { calendarText, calendarVisit, visitorWording } from '../../visits/calendar.ts';
import { timeByRule } from '../../visits/offered-times.ts';
import { readRule } from '../../visits/rule.ts';
import { shownDays } from '../../visits/visit-wording.ts';
import {
  changeableUntil,
  lastVisit,
  placeOf,
  readOfferedDays,
  spanOf,
  visitsOf,
} from '../../visits/visits.ts';
import { isAt } from '../../visits/wanted-time.ts';
import { addToRequest } from './add-to-request.ts';
import { changeVisitByVisitor } from './change-visit-by-visitor.ts';
import { enqueueLink } from './link-again.ts';
import { againPage, deletedPage, missingPage, sentPage } from './link-again-pages.ts';
import { type RequestForm, withRequestForm } from './read-request-form.ts';
import type { RefusedRequestForm, RequestContext } from './request-context.ts';
import type { RequestDependencies } from './request-dependencies.ts';
import { requestPage } from './request-page.ts';

type Params = { Params: { token: string } };

/** The page of a request, for the visitor. Its link is the only credential. */
export function addRequestPages(app: FastifyInstance, dependencies: RequestDependencies): void {
  const missing = missingPage(mailOf(dependencies));
  const { damaged } = requestPaths;
  addPrivateScope(app, { ...dependencies, missingPage: missing, damaged }, (scope) => {
    addPage(scope, dependencies);
    addFiles(scope, dependencies);
    addLinkAgain(scope, dependencies);
  });
}

function mailOf({ config }: RequestDependencies) {
  return { hasMail: sendsMail(config) };
}

type Found = Pick<RequestContext, 'token'> & { readonly lead: LeadRow };

async function findRequest({ database }: RequestDependencies, { params }: FastifyRequest): Promise<Found> {
  const { token } = params as Params['Params'];
  const id = await findRequestId(database, token);
  const lead =
    id === undefined ? undefined : await leadRows(database).where('id', '=', id).executeTakeFirst();
  if (!lead) throw refusals.notFound();
  return { lead, token };
}

/** Empty for spam, shortly before a visit, and if the owner offers no times. */
async function readTimes(
  { database }: RequestDependencies,
  { lead, visit, now }: Pick<RequestContext, 'lead' | 'visit' | 'now'>,
) {
  const rule = await readRule(database);
  const booked = visit?.cancelled_at ? undefined : visit;
  const isOffered = !lead.is_spam && (!booked || now < changeableUntil(spanOf(booked)));
  const days = isOffered ? await readOfferedDays(database, { rule, now, moving: booked }) : [];
  const lost = (value = '') => {
    const time = isOffered ? timeByRule(rule, value) : undefined;
    return time && time.start > now.getTime() ? time : undefined;
  };
  return { days, lost };
}

/** The page itself, and the actions of its buttons. */
function addPage(scope: FastifyInstance, dependencies: RequestDependencies): void {
  const { config, clock, database, live, bookings, deletions, limitPosts, wakeOutbox } = dependencies;

  async function show(reply: FastifyReply, { lead, token }: Found, typed?: RefusedRequestForm) {
    const now = clock();
    const visits = await visitsOf(database, lead.id);
    const visit = visits.at(-1);
    const { days, lost } = await readTimes(dependencies, { lead, visit, now });
    const context: RequestContext = {
      lead,
      token,
      now,
      visit,
      isAnsweredByChoice: visits.some(({ booked_at }) => booked_at === lead.answered_at),
      photos: await listPhotos(database, lead.id),
      additions: await listAdditions(database, lead.id),
      days,
      lost: typed?.refused === 'taken' ? lost(typed.values.visit) : undefined,
      people: live.site().people,
      hasMail: sendsMail(config),
      hasConfirmation: sendsMail(config) && config.sendsConfirmations,
    };
    return sendPrivatePage(reply, config, requestPage(context, typed));
  }

  async function change(
    lead: LeadRow,
    { values }: RequestForm,
    countBooking?: Actor['countBooking'],
  ): Promise<RefusedRequestForm | undefined> {
    const visit = await lastVisit(database, lead.id);
    const actor = { by: 'visitor', now: clock(), people: live.site().people, countBooking } as const;
    return changeVisitByVisitor(dependencies, { lead, visit }, values, actor);
  }

  async function isBooked(lead: LeadRow, { values }: RequestForm): Promise<boolean> {
    const visit = await lastVisit(database, lead.id);
    return visit !== undefined && !visit.cancelled_at && isAt(visit, values.visit ?? '');
  }

  async function act(
    request: FastifyRequest,
    { lead }: Found,
    form: RequestForm,
  ): Promise<RefusedRequestForm | undefined> {
    const { action = '' } = form.values;
    switch (action) {
      case 'add':
        return addToRequest(dependencies, request, lead, form);
      case 'book': {
        const result = await bookings.run<RefusedRequestForm | 'booked'>(request, {
          done: async () => ((await isBooked(lead, form)) ? 'booked' : undefined),
          work: async (countIn) => (await change(lead, form, countIn)) ?? 'booked',
          isSuccess: (result) => result === 'booked',
        });
        return result === 'booked' ? undefined : result;
      }
      case 'move':
      case 'cancel':
        return change(lead, form);
      case 'delete':
        return deletions.run(request, {
          work: async () => {
            await deleteRecords(
              database,
              config,
              onlyRecord({ kind: 'lead', row: lead }),
              clock(),
              'visitor',
            );
            return undefined;
          },
          isSuccess: () => true,
        });
      default:
        throw refusals.malformed();
    }
  }

  scope.get<Params>(requestPaths.pattern, async (request, reply) =>
    show(reply, await findRequest(dependencies, request)),
  );

  scope.post<Params>(requestPaths.pattern, { onRequest: limitPosts }, async (request, reply) => {
    refuseOtherSites(request, config.siteUrl);
    const found = await findRequest(dependencies, request);
    return withRequestForm(request, reply, dependencies, async (form) => {
      const refused = await act(request, found, form);
      if (refused) return show(reply, found, refused);
      wakeOutbox();
      const isDeleted = form.values.action === 'delete';
      return reply.redirect(isDeleted ? requestPaths.deleted : requestPaths.page(found.token), 303);
    });
  });

  scope.get(requestPaths.deleted, async (_request, reply) => sendPrivatePage(reply, config, deletedPage));
}

/** Resources below the address of the page: times for scripts, photos, and the visit as a calendar file. */
function addFiles(scope: FastifyInstance, dependencies: RequestDependencies): void {
  const { config, clock, database, fileResponses } = dependencies;

  scope.get(requestPaths.timesPattern, async (request, reply) => {
    const { lead } = await findRequest(dependencies, request);
    const now = clock();
    const visit = await lastVisit(database, lead.id);
    const { days } = await readTimes(dependencies, { lead, visit, now });
    return reply.headers(privateHeaders).send({ days: shownDays(days, now) } satisfies TimesResponse);
  });

  scope.get(requestPaths.photoPattern, async (request, reply) => {
    const { lead } = await findRequest(dependencies, request);
    const { number } = request.params as { number: string };
    const photo = /^\d$/.test(number) ? await findPhotoContent(database, lead.id, Number(number)) : undefined;
    if (!photo) throw refusals.notFound();
    fileResponses.count(request, reply, photo.content.length);
    return reply.headers({ ...privateHeaders, 'Content-Type': 'image/jpeg' }).send(photo.content);
  });

  scope.get(requestPaths.calendarPattern, async (request, reply) => {
    const { lead } = await findRequest(dependencies, request);
    const visit = await lastVisit(database, lead.id);
    if (!visit || visit.cancelled_at) throw refusals.notFound();
    const text = calendarText([calendarVisit(visit, visitorWording(placeOf(visit)))], {
      method: 'PUBLISH',
      sender: config.mail.from,
    });
    return reply
      .headers({
        ...privateHeaders,
        'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'Content-Disposition': 'attachment; filename="visit.ics"',
      })
      .send(text);
  });
}

/** The pages for visitors who have lost their link. */
function addLinkAgain(scope: FastifyInstance, dependencies: RequestDependencies): void {
  const { config, clock, database, limitPosts, wakeOutbox } = dependencies;
  const mail = mailOf(dependencies);

  scope.get(requestPaths.again, async (_request, reply) => sendPrivatePage(reply, config, againPage(mail)));
  scope.get(requestPaths.sent, async (_request, reply) => sendPrivatePage(reply, config, sentPage(mail)));

  scope.post(requestPaths.again, { onRequest: limitPosts }, async (request, reply) => {
    refuseOtherSites(request, config.siteUrl);
    const read = readAddress(await readShortForm(request, reply, ['email']));
    if ('wrong' in read) return sendPrivatePage(reply, config, againPage(mail, read.wrong));
    await enqueueLink(database, read.email, clock());
    wakeOutbox();
    return reply.redirect(requestPaths.sent, 303);
  });
}
