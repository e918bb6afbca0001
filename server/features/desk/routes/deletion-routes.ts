import type { FastifyInstance } from 'fastify';
import type { DeletionResult } from '../../../deletion/delete-for-good.ts';
import { idParameter } from '../../../desk-pages/id-parameter.ts';
import { refusals } from '../../../http/responses/refusal.ts';
import { deskPaths, deskRoutes } from '../../../operator/desk-paths.ts';
import {
  deleteRecords,
  findByEmail,
  findPerson,
  onlyRecord,
  type PersonRecords,
} from '../../../records/person-records.ts';
import { findSubscriber } from '../../../records/subscribers.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import { deletionView } from '../views/deletion-view.ts';
import { withDeletedNotice } from './notices.ts';
import { formValue } from './request-values.ts';
import { requireRecord } from './required-record.ts';

/** The GET asks for confirmation, the POST to the same URL deletes: one record, or everything about the person. */
export function addDeletionRoutes(
  app: FastifyInstance,
  { config, clock, database, sendPage }: DeskDependencies,
): void {
  async function foundSubscriber(params: unknown) {
    const id = idParameter(params);
    const row = id === undefined ? undefined : await findSubscriber(database, id);
    if (!row) throw refusals.notFound();
    const alone: PersonRecords = { leads: [], applications: [], subscriptions: [row], words: [] };
    return { row, alone };
  }

  async function deleteWhat(
    what: string,
    { alone, whole }: { alone: PersonRecords; whole: PersonRecords },
  ): Promise<DeletionResult> {
    if (what !== 'record' && what !== 'person') throw refusals.malformed();
    return deleteRecords(database, config, what === 'person' ? whole : alone, clock());
  }

  app.get(deskRoutes.recordPart('delete'), async (request, reply) => {
    const found = await requireRecord(database, request);
    const { reference } = found.row;
    const what = found.kind === 'lead' ? 'this request' : 'this application';
    return sendPage(reply, {
      title: `Delete ${reference}?`,
      section: found.kind === 'lead' ? deskPaths.leads : deskPaths.applications,
      ...deletionView({
        action: deskPaths.recordPart(reference, 'delete'),
        cancel: deskPaths.record(reference),
        what,
        goesWith:
          found.kind === 'lead'
            ? 'Its mail and your note go with it.'
            : 'Its resume and its mail go with it.',
        alone: onlyRecord(found),
        whole: await findPerson(database, found),
        now: clock(),
      }),
    });
  });

  app.post(deskRoutes.recordPart('delete'), async (request, reply) => {
    const found = await requireRecord(database, request);
    const records = { alone: onlyRecord(found), whole: await findPerson(database, found) };
    const result = await deleteWhat(formValue(request, 'what'), records);
    const list = found.kind === 'lead' ? deskPaths.leads : deskPaths.applications;
    return reply.redirect(withDeletedNotice(list, result), 303);
  });

  app.get(deskRoutes.deleteSubscriber, async (request, reply) => {
    const { row, alone } = await foundSubscriber(request.params);
    return sendPage(reply, {
      title: 'Delete a subscription?',
      section: deskPaths.subscribers,
      ...deletionView({
        action: deskPaths.deleteSubscriber(row.id),
        cancel: deskPaths.subscribers,
        what: 'this subscription',
        goesWith: 'The proof of consent goes with it.',
        alone,
        whole: await findByEmail(database, row.email),
        now: clock(),
      }),
    });
  });

  app.post(deskRoutes.deleteSubscriber, async (request, reply) => {
    const { row, alone } = await foundSubscriber(request.params);
    const records = { alone, whole: await findByEmail(database, row.email) };
    const result = await deleteWhat(formValue(request, 'what'), records);
    return reply.redirect(withDeletedNotice(deskPaths.subscribers, result), 303);
  });
}
