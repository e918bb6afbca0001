import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { photoFileName } from '../../../../contract/forms/photos.ts';
import { askWordsPart } from '../../../desk-pages/ask-words-part.ts';
import { downloadHeaders, sandboxHeaders } from '../../../http/responses/download-headers.ts';
import { refusals } from '../../../http/responses/refusal.ts';
import { deskPaths, deskRoutes } from '../../../operator/desk-paths.ts';
import { listAdditions } from '../../../records/additions.ts';
import { markRead } from '../../../records/answered.ts';
import { findResume } from '../../../records/applications.ts';
import { mailAbout } from '../../../records/mail.ts';
import { listNotes } from '../../../records/notes.ts';
import { likelySamePerson, onlyRecord, personOf } from '../../../records/person.ts';
import { newestRecords, personCopy } from '../../../records/person-records.ts';
import { findPhotoContent, listPhotos } from '../../../records/photos.ts';
import { printableLine } from '../../../records/wording/printable-text.ts';
import { comingVisitsOf } from '../../../visits/coming-visits.ts';
import { lastVisit } from '../../../visits/visits.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import { applicationView } from '../views/application-view.ts';
import { cancelledVisits } from '../views/cancelled-visits.ts';
import { NOTE_FORM } from '../views/forms.ts';
import { leadView } from '../views/lead-view.ts';
import { recordNotice } from './notices.ts';
import { leadOfPath, recordOfPath } from './record-of-path.ts';

/** The page of a lead or an application, and the files that belong to it. */
export function addRecordRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { config, clock, database, sendPage } = dependencies;
  app.get(deskRoutes.record, async (request, reply) => {
    const found = await recordOfPath(database, request);
    const { kind, row } = found;
    if (kind === 'lead' && !row.read_at) await markRead(database, row.id, clock());
    const others = await newestRecords(database, likelySamePerson(found));
    const notes = await listNotes(database, found);
    const context = { mails: await mailAbout(database, found), others, notes, now: clock() };
    return sendPage(reply, {
      title: `${printableLine(row.name)}, ${row.reference}`,
      tabPath: row.is_spam ? deskPaths.spam : kind === 'lead' ? deskPaths.leads : deskPaths.applications,
      notice: await recordNotice(dependencies, request, found),
      ...(kind === 'lead'
        ? leadView(row, {
            ...context,
            photos: await listPhotos(database, row.id),
            visit: await lastVisit(database, row.id),
            cancelledVisits: cancelledVisits(await comingVisitsOf(database, onlyRecord(found), clock()), {
              config,
              now: clock(),
            }),
            additions: await listAdditions(database, row.id),
            words: await askWordsPart(dependencies, row, NOTE_FORM),
          })
        : applicationView(row, context)),
    });
  });

  app.get(deskRoutes.recordPart('resume'), async (request, reply) => {
    const { kind, row } = await recordOfPath(database, request);
    const resume = kind === 'application' ? await findResume(database, row.id) : undefined;
    if (kind !== 'application' || !resume) throw refusals.notFound();
    const file = { fileName: row.resume_filename ?? 'resume', mediaType: row.resume_media_type ?? '' };
    return reply.headers(downloadHeaders(file)).send(resume.content);
  });

  app.get(deskRoutes.leadPhoto, async (request, reply) => {
    const { id, reference } = await leadOfPath(database, request);
    const { number } = request.params as { number: string };
    const photo = /^\d$/.test(number) ? await findPhotoContent(database, id, Number(number)) : undefined;
    if (!photo) throw refusals.notFound();
    // Re-encoded on arrival, so it can only be an image. The sandbox protects browsers that would render it as a page.
    return reply
      .headers({
        'Content-Type': 'image/jpeg',
        'Content-Disposition': `inline; filename="${photoFileName(reference, Number(number))}"`,
        ...sandboxHeaders,
      })
      .send(photo.content);
  });

  app.get(deskRoutes.recordPart('copy.json'), async (request, reply) => {
    const found = await recordOfPath(database, request);
    const file = { fileName: `${found.row.reference}.json`, mediaType: 'application/json; charset=utf-8' };
    return reply.headers(downloadHeaders(file)).send(Readable.from(personCopy(database, personOf(found))));
  });
}
