import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShownDay } from '../../../contract/api.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { VisitRow } from '../../database/schema.ts';
import type { SendDeskPage } from '../../desk-pages/desk-page.ts';
import { addDeskScope } from '../../desk-pages/desk-scope.ts';
import type { FormState } from '../../desk-pages/parts/field-frame.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { deskPaths, deskRoutes } from '../../operator/desk-paths.ts';
import type { RequireOperator } from '../../operator/require-operator.ts';
import type { LiveSite } from '../../publications/live-site.ts';
import type { Clock } from '../../time/clock.ts';
import type { Actor, Refused } from '../../visits/booking-transaction.ts';
import { comingVisits, visitsWithLead } from '../../visits/coming-visits.ts';
import { cancelVisit, moveVisit } from '../../visits/move-and-cancel.ts';
import { ruleFrom } from '../../visits/read-rule.ts';
import { lockRule, readRule, saveRule } from '../../visits/rule.ts';
import { shownDays } from '../../visits/visit-words.ts';
import { readOffered } from '../../visits/visits.ts';
import { addFeed, feedUrl, renewFeed } from './feed.ts';
import { bookByHand, leadsWithoutVisit } from './new-visit.ts';
import { newVisitView, visitView } from './visit-views.ts';
import { visitsView } from './visits-view.ts';

export type VisitDependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly requireOperator: RequireOperator;
  readonly live: Pick<LiveSite, 'site'>;
  limitNotFound(request: FastifyRequest): Promise<void>;
  wakeOutbox(): void;
};

/** The owner's visits, the rule of their times, and the calendar. */
export function addVisits(app: FastifyInstance, dependencies: VisitDependencies): void {
  const { config, clock, database, live, wakeOutbox } = dependencies;
  addFeed(app, dependencies);
  addDeskScope(app, dependencies, (scope, sendPage) => {
    const owner = (): Actor => ({
      by: 'owner',
      now: clock(),
      nameOf: (personId) => live.site().people.find(({ id }) => id === personId)?.name ?? '',
    });

    async function showVisits(reply: FastifyReply, typed?: FormState) {
      const now = clock();
      const rule = await readRule(database);
      return sendPage(reply, {
        title: 'Visits',
        section: deskPaths.visits,
        ...(typed && { status: 422 }),
        ...visitsView({
          visits: await comingVisits(database, now),
          rule,
          days: await readOffered(database, { rule, now }),
          people: live.site().people,
          feed: await feedUrl(database, config),
          now,
          ...(typed && { typed }),
        }),
      });
    }

    scope.get(deskPaths.visits, async (_request, reply) => showVisits(reply));

    scope.post(deskPaths.visits, async (request, reply) => {
      const values = valuesOf(request);
      if (values.action === 'renew') {
        await feedUrl(database, config);
        await renewFeed(database);
        return reply.redirect(`${deskPaths.visits}#feed`, 303);
      }
      if (values.action !== 'save') throw refusals.malformed();
      const read = ruleFrom(values);
      if ('errors' in read) return showVisits(reply, { values, errors: read.errors });
      await database.transaction().execute(async (transaction) => {
        await lockRule(transaction);
        await saveRule(transaction, read.rule);
      });
      return reply.redirect(deskPaths.visits, 303);
    });

    scope.get(deskPaths.newVisit, async (request, reply) => {
      const { reference = '' } = request.query as { reference?: string };
      return showNew(reply, 200, { values: { reference } });
    });

    scope.post(deskPaths.newVisit, async (request, reply) => {
      const values = valuesOf(request);
      if (values.action !== 'book') throw refusals.malformed();
      const result = await bookByHand(database, values, owner());
      if ('errors' in result) return showNew(reply, result.status, { values, errors: result.errors });
      wakeOutbox();
      return reply.redirect(deskPaths.visit(result.visit.id), 303);
    });

    /** Also of what homeowners are not offered at present: the owner sees the times of the rule. */
    async function freeTimes(moving?: VisitRow): Promise<ShownDay[]> {
      const now = clock();
      const rule = await readRule(database);
      return shownDays(await readOffered(database, { rule: { ...rule, offered: true }, now, moving }), now);
    }

    async function showNew(reply: FastifyReply, status: number, typed: FormState) {
      const view = newVisitView(await leadsWithoutVisit(database), await freeTimes(), typed);
      return sendPage(reply, { title: 'Enter a visit', section: deskPaths.visits, status, ...view });
    }

    scope.get(deskRoutes.visit, async (request, reply) => showVisit(request, reply, sendPage));

    scope.post(deskRoutes.visit, async (request, reply) => {
      const visit = await findOne(request);
      const values = valuesOf(request);
      const sequence = /^\d{1,6}$/.test(values.sequence ?? '') ? Number(values.sequence) : undefined;
      const change = { visitId: visit.id, sequence };
      if (values.action === 'cancel') {
        const reason = values.reason?.trim() ?? '';
        if (reason === '' || reason.length > 500)
          return showVisit(request, reply, sendPage, 422, {
            values,
            errors: { reason: 'Write the reason, in at most 500 characters.' },
          });
        return done(await cancelVisit(database, { ...change, reason }, owner()));
      }
      if (values.action !== 'move') throw refusals.malformed();
      const person =
        values.person === undefined ? {} : { personId: values.person === '' ? null : Number(values.person) };
      if (!values.visit && (person.personId ?? null) === visit.person_id)
        return showVisit(request, reply, sendPage, 422, {
          values,
          errors: { visit: 'Choose another day and hour, or somebody else who comes.' },
        });
      return done(await moveVisit(database, { ...change, ...person, value: values.visit ?? '' }, owner()));

      function done(outcome: Awaited<ReturnType<typeof moveVisit>>) {
        if ('refused' in outcome)
          return showVisit(request, reply, sendPage, outcome.refused === 'past' ? 422 : 409, {
            values,
            errors: { visit: REFUSALS[outcome.refused] },
          });
        wakeOutbox();
        return reply.redirect(deskPaths.visit(visit.id), 303);
      }
    });

    async function findOne(request: FastifyRequest) {
      const { id } = request.params as { id: string };
      const visit = /^\d{1,9}$/.test(id)
        ? await visitsWithLead(database).where('visits.id', '=', Number(id)).executeTakeFirst()
        : undefined;
      if (!visit) throw refusals.notFound();
      return visit;
    }

    async function showVisit(
      request: FastifyRequest,
      reply: FastifyReply,
      send: SendDeskPage,
      status = 200,
      typed?: FormState,
    ) {
      const visit = await findOne(request);
      const context = { people: live.site().people, days: await freeTimes(visit), typed };
      const view = visitView(visit, context);
      return send(reply, {
        title: `Visit to ${visit.reference}`,
        section: deskPaths.visits,
        status,
        ...view,
      });
    }
  });
}

const REFUSALS: Record<Refused, string> = {
  taken: 'This time overlaps another visit. Choose an hour that is free.',
  'has-visit': 'This request has a visit already. Move that one.',
  'too-many': 'These are too many changes.',
  'too-late': 'It is too late for that.',
  stale: 'The visit was changed in the meantime. This is how it stands now.',
  gone: 'The request is no longer here.',
  past: 'Choose a coming day and an hour that the clock shows on it.',
};

/** A day and an hour may be a cell that is chosen, or typed: what was typed counts. */
function valuesOf(request: FastifyRequest): Record<string, string | undefined> {
  if (!(request.body instanceof URLSearchParams)) return {};
  const visit = request.body.getAll('visit').findLast(Boolean);
  return { ...Object.fromEntries(request.body), ...(visit && { visit }) };
}
