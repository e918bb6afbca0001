import type { FastifyInstance } from 'fastify';
import { apiPaths, type JobApplicationResponse, sentAnchors } from '../../../contract/api.ts';
import { applicationFields, RESUME_MAX_BYTES } from '../../../contract/forms/application.ts';
import { columnsOf } from '../../../contract/forms/field.ts';
import { to } from '../../../contract/screens.ts';
import type { Database } from '../../database/database.ts';
import type { FileField } from '../../forms/form-part.ts';
import { addSubmissionRoute, type SubmissionDependencies } from '../../forms/submission-route.ts';
import { applicationTextSchema, jobApplicationFormPage } from './job-application-form.ts';
import { type AttachedResume, saveJobApplication } from './job-application-store.ts';

/** The resume, plus room for the other fields and the multipart boundaries. */
const BODY_MAX_BYTES = RESUME_MAX_BYTES + 256 * 1024;

type Dependencies<Resume extends AttachedResume> = Required<SubmissionDependencies> & {
  readonly database: Database;
  /** Receives the resume and inspects it. */
  readonly resumeField: FileField<Resume>;
  /** Sends the mail about a new application at once. */
  wakeOutbox(): void;
};

export function addJobApplications<Resume extends AttachedResume>(
  app: FastifyInstance,
  dependencies: Dependencies<Resume>,
): void {
  addSubmissionRoute(app, dependencies, {
    path: apiPaths.jobApplications,
    schema: applicationTextSchema,
    file: dependencies.resumeField,
    bodyMaxBytes: BODY_MAX_BYTES,
    returnsTo: to.careers,
    sentAnchor: sentAnchors.jobApplication,
    page: jobApplicationFormPage,
    async save({
      values,
      submissionId,
      bodyHash,
      spamReason,
      receivedAt,
      files: [resume],
      sender,
    }): Promise<JobApplicationResponse> {
      const application = {
        submission_id: submissionId,
        body_hash: bodyHash,
        ...columnsOf(applicationFields, values),
        spam_reason: spamReason,
        received_at: receivedAt.toISOString(),
      };
      const { application: stored, isNew } = await saveJobApplication(
        dependencies.database,
        application,
        resume,
        {
          ...dependencies,
          sender,
        },
      );
      if (isNew) dependencies.wakeOutbox();
      return { reference: stored.reference, receivedAt: stored.received_at };
    },
  });
}
