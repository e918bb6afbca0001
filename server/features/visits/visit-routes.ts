import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShownDay } from '../../../contract/api.ts';
import type { Config } from '../../config.ts';
import { sendsMail } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { VisitRow } from '../../database/visit-tables.ts';
import type { SendDeskPage } from '../../desk-pages/desk-page.ts';
import { addDeskScope } from '../../desk-pages/desk-scope.ts';
import { withNotice } from '../../desk-pages/done-notice.ts';
import { idParameter, queryValue } from '../../desk-pages/request-values.ts';
import { urlencodedForm } from '../../forms/urlencoded-forms.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { deskPaths, deskRoutes } from '../../operator/desk-paths.ts';
import type { RequireOperator } from '../../operator/require-operator.ts';
import type { FormState } from '../../page-parts/field-frame.ts';
import type { LiveSite } from '../../publications/live-site.ts';
import type { Clock } from '../../time/clock.ts';
import type { Actor } from '../../visits/booking-transaction.ts';
import { comingVisits, type VisitWithLead, visitsWithLead } from '../../visits/coming-visits.ts';
import { parseRule } from '../../visits/parse-rule.ts';
import { readRule, saveRule } from '../../visits/rule.ts';
import { shownDays } from '../../visits/visit-wording.ts';
import { readOfferedDays } from '../../visits/visits.ts';
import { changeVisitByOwner } from './change-visit-by-owner.ts';
import { addFeed, feedUrl, renewFeed } from './feed.ts';
import { bookByHand, leadsWithoutVisit, newVisitValues } from './new-visit.ts';
import { newVisitView } from './new-visit-view.ts';
import { wantedTimeOf } from './visit-fields.ts';
import { deskNotice, type VisitAction } from './visit-notices.ts';
import { type RefusedVisitForm, visitView } from './visit-view.ts';
import { visitsView } from './visits-view.ts';

export type VisitDependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly requireOperator: RequireOperator;
  readonly live: Pick<LiveSite, 'site'>;
  limitGuesses(request: FastifyRequest): Promise<void>;
  wakeOutbox(): void;
};

type DeskDependencies = VisitDependencies & { readonly sendPage: SendDeskPage };

/** The owner's visits, the rule for offered times, and the calendar feed. */
export function addVisits(app: FastifyInstance, dependencies: VisitDependencies): void {
  addFeed(app, dependencies);
  addDeskScope(app, dependencies, (scope, sendPage) => {
    addAllVisits(scope, { ...dependencies, sendPage });
    addNewVisit(scope, { ...dependencies, sendPage });
    addOneVisit(scope, { ...dependencies, sendPage });
  });
}

/** Coming visits, and the rule for offered times. */
function addAllVisits(scope: FastifyInstance, dependencies: DeskDependencies): void {
  const { config, clock, database, live, sendPage } = dependencies;

  async function show(request: FastifyRequest, reply: FastifyReply, typed?: FormState) {
    const now = clock();
    const rule = await readRule(database);
    return sendPage(reply, {
      tabPath: deskPaths.visits,
      notice: deskNotice(request),
      ...(typed && { status: 422 }),
      ...visitsView({
        visits: await comingVisits(database, now),
        rule,
        days: await readOfferedDays(database, { rule, now }),
        people: live.site().people,
        feed: await feedUrl(database, config),
        hasMail: sendsMail(dependencies.config),
        now,
        typed,
      }),
    });
  }

  scope.get(deskPaths.visits, async (request, reply) => show(request, reply));

  scope.post(deskPaths.visits, async (request, reply) => {
    const values = valuesOf(request);
    if (values.action === 'renew') {
      await feedUrl(database, config);
      await renewFeed(database);
      return reply.redirect(withNotice<VisitAction>(deskPaths.visits, 'renewed'), 303);
    }
    if (values.action !== 'save') throw refusals.malformed();
    const parsed = parseRule(values, live.site().people);
    if ('errors' in parsed) return show(request, reply, { values, errors: parsed.errors });
    await saveRule(database, parsed.rule);
    return reply.redirect(withNotice<VisitAction>(deskPaths.visits, 'saved'), 303);
  });
}

/** Enters a visit that was agreed on the phone. */
function addNewVisit(scope: FastifyInstance, dependencies: DeskDependencies): void {
  const { clock, database, live, sendPage, wakeOutbox } = dependencies;

  async function show(reply: FastifyReply, status: number, state: FormState) {
    const view = newVisitView({
      leads: await leadsWithoutVisit(database, state.values.reference, clock()),
      people: live.site().people,
      days: await readFreeDays(dependencies),
      hasMail: sendsMail(dependencies.config),
      state,
    });
    return sendPage(reply, { tabPath: deskPaths.visits, status, ...view });
  }

  scope.get(deskPaths.newVisit, async (request, reply) => {
    const values = await newVisitValues(database, queryValue(request, 'reference'));
    return show(reply, 200, { values });
  });

  scope.post(deskPaths.newVisit, async (request, reply) => {
    const values = valuesOf(request);
    if (values.action !== 'book') throw refusals.malformed();
    const result = await bookByHand(database, values, owner(dependencies));
    if ('errors' in result) return show(reply, result.status, { values, errors: result.errors });
    wakeOutbox();
    return reply.redirect(withNotice<VisitAction>(deskPaths.visit(result.visit.id), 'booked'), 303);
  });
}

/** Shows, moves or cancels one visit. */
function addOneVisit(scope: FastifyInstance, dependencies: DeskDependencies): void {
  const { clock, database, live, sendPage, wakeOutbox } = dependencies;

  async function find(request: FastifyRequest): Promise<VisitWithLead> {
    const id = idParameter(request.params);
    const visit = id && (await visitsWithLead(database).where('visits.id', '=', id).executeTakeFirst());
    if (!visit) throw refusals.notFound();
    return visit;
  }

  async function show(request: FastifyRequest, reply: FastifyReply, status = 200, typed?: RefusedVisitForm) {
    const visit = await find(request);
    const days = await readFreeDays(dependencies, visit);
    return sendPage(reply, {
      tabPath: deskPaths.visits,
      notice: deskNotice(request),
      status,
      ...visitView(visit, {
        people: live.site().people,
        days,
        hasMail: sendsMail(dependencies.config),
        now: clock(),
        typed,
      }),
    });
  }

  scope.get(deskRoutes.visit, async (request, reply) => show(request, reply));

  scope.post(deskRoutes.visit, async (request, reply) => {
    const visit = await find(request);
    const values = valuesOf(request);
    const result = await changeVisitByOwner(database, visit, values, owner(dependencies));
    if ('errors' in result) return show(request, reply, result.status, { values, ...result });
    wakeOutbox();
    const done = result.visit.cancelled_at ? 'cancelled' : 'moved';
    return reply.redirect(withNotice<VisitAction>(deskPaths.visit(visit.id), done), 303);
  });
}

/** The owner sees the free times of the rule even while they are not offered to homeowners. */
async function readFreeDays(
  { clock, database }: Pick<VisitDependencies, 'clock' | 'database'>,
  moving?: VisitRow,
): Promise<ShownDay[]> {
  const now = clock();
  const rule = await readRule(database);
  return shownDays(await readOfferedDays(database, { rule: { ...rule, offered: true }, now, moving }), now);
}

function owner({ clock, live }: Pick<VisitDependencies, 'clock' | 'live'>): Actor {
  return { by: 'owner', now: clock(), people: live.site().people };
}

function valuesOf(request: FastifyRequest): Record<string, string | undefined> {
  const form = urlencodedForm(request);
  return { ...Object.fromEntries(form), visit: wantedTimeOf(form) };
}
