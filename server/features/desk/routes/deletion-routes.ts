import type { FastifyInstance } from 'fastify';
import { formValue, idParameter } from '../../../desk-pages/request-values.ts';
import { refusals } from '../../../http/responses/refusal.ts';
import { deskPaths, deskRoutes } from '../../../operator/desk-paths.ts';
import { onlyRecord, type Person, personOf, personWithEmail } from '../../../records/person.ts';
import { deleteRecords, newestRecords } from '../../../records/person-records.ts';
import { findSubscriber } from '../../../records/subscribers.ts';
import { comingVisitsOf } from '../../../visits/coming-visits.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import { cancellationMailed, cancelledVisits } from '../views/cancelled-visits.ts';
import { deletionView } from '../views/deletion-view.ts';
import { withDeletedNotice } from './notices.ts';
import { recordOfPath } from './record-of-path.ts';

/** The GET asks for confirmation, the POST to the same URL deletes: one record, or everything about the person. */
export function addDeletionRoutes(
  app: FastifyInstance,
  { config, clock, database, sendPage, wakeOutbox }: DeskDependencies,
): void {
  async function foundSubscriber(params: unknown) {
    const id = idParameter(params);
    const row = id === undefined ? undefined : await findSubscriber(database, id);
    if (!row) throw refusals.notFound();
    return { row, alone: onlyRecord({ kind: 'subscription', row }), whole: personWithEmail(row.email) };
  }

  type Choice = { readonly alone: Person; readonly whole: Person };

  const visitsOf = (person: Person) => comingVisitsOf(database, person, clock());

  async function shown({ alone, whole }: Choice) {
    return {
      alone: await newestRecords(database, alone),
      whole: await newestRecords(database, whole),
      cancelledVisits: {
        alone: cancelledVisits(await visitsOf(alone), { config, now: clock() }),
        whole: cancelledVisits(await visitsOf(whole), { config, now: clock() }),
      },
    };
  }

  /** Returns the URL of the list, with what was done. */
  async function deleteWhat(what: string, { alone, whole }: Choice, list: string): Promise<string> {
    if (what !== 'record' && what !== 'person') throw refusals.malformed();
    const person = what === 'person' ? whole : alone;
    const told = cancellationMailed(await visitsOf(person), config);
    const result = await deleteRecords(database, config, person, clock());
    wakeOutbox();
    return withDeletedNotice(list, result, told);
  }

  app.get(deskRoutes.recordPart('delete'), async (request, reply) => {
    const found = await recordOfPath(database, request);
    const { reference } = found.row;
    const what = found.kind === 'lead' ? 'this request' : 'this application';
    return sendPage(reply, {
      title: `Delete ${reference}?`,
      tabPath: found.kind === 'lead' ? deskPaths.leads : deskPaths.applications,
      ...deletionView({
        action: deskPaths.recordPart(reference, 'delete'),
        cancel: deskPaths.record(reference),
        what,
        goesWith:
          found.kind === 'lead'
            ? 'Its mail and your notes go with it.'
            : 'Its resume and its mail go with it.',
        ...(await shown({ alone: onlyRecord(found), whole: personOf(found) })),
        now: clock(),
      }),
    });
  });

  app.post(deskRoutes.recordPart('delete'), async (request, reply) => {
    const found = await recordOfPath(database, request);
    const choice = { alone: onlyRecord(found), whole: personOf(found) };
    const list = found.kind === 'lead' ? deskPaths.leads : deskPaths.applications;
    return reply.redirect(await deleteWhat(formValue(request, 'what'), choice, list), 303);
  });

  app.get(deskRoutes.deleteSubscriber, async (request, reply) => {
    const { row, ...choice } = await foundSubscriber(request.params);
    return sendPage(reply, {
      title: 'Delete a subscription?',
      tabPath: deskPaths.subscribers,
      ...deletionView({
        action: deskPaths.deleteSubscriber(row.id),
        cancel: deskPaths.subscribers,
        what: 'this subscription',
        goesWith: 'The proof of consent goes with it.',
        ...(await shown(choice)),
        now: clock(),
      }),
    });
  });

  app.post(deskRoutes.deleteSubscriber, async (request, reply) => {
    const choice = await foundSubscriber(request.params);
    const { subscribers } = deskPaths;
    return reply.redirect(await deleteWhat(formValue(request, 'what'), choice, subscribers), 303);
  });
}
