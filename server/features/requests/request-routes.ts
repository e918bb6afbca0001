import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { emailAddress } from '../../../contract/text-rules.ts';
import { refuseOtherSites } from '../../forms/cross-site.ts';
import { takeUrlencodedForms } from '../../forms/urlencoded-forms.ts';
import { asRefusal } from '../../http/responses/as-refusal.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { sendRefusal } from '../../http/responses/send-refusal.ts';
import { privateHeaders, sendPrivatePage } from '../../private-pages/private-page.ts';
import { listAdditions } from '../../records/additions.ts';
import { leadRows } from '../../records/leads.ts';
import { deleteRecords, onlyRecord } from '../../records/person-records.ts';
import { findPhotoContent, listPhotos } from '../../records/photos.ts';
import { findRequestId, requestPaths } from '../../records/request-link.ts';
import { storeAddition } from './add-to-request.ts';
import { enqueueLink } from './link-again.ts';
import { againPage, deletedPage, missingPage, sentPage } from './link-again-pages.ts';
import { withRequestForm } from './read-request-form.ts';
import type { RequestDependencies } from './request-dependencies.ts';
import { type RequestContext, requestPage, type Typed } from './request-page.ts';

type Params = { Params: { token: string } };

/** Of a form without photos. */
const TEXTS_MAX_BYTES = 64 * 1024;

const address = emailAddress('Please write your email address, like name@example.ca.');

/** The page that a visitor has for a request: the link is all that it takes. */
export function addRequestPages(app: FastifyInstance, dependencies: RequestDependencies): void {
  const { config, clock, database } = dependencies;

  async function find(request: FastifyRequest) {
    const { token } = request.params as Params['Params'];
    const id = await findRequestId(database, token);
    const lead =
      id === undefined ? undefined : await leadRows(database).where('id', '=', id).executeTakeFirst();
    if (!lead) throw refusals.notFound();
    return { lead, token };
  }

  async function show(
    reply: FastifyReply,
    { lead, token }: Pick<RequestContext, 'lead' | 'token'>,
    typed?: Typed,
  ) {
    const context: RequestContext = {
      lead,
      token,
      photos: await listPhotos(database, lead.id),
      additions: await listAdditions(database, lead.id),
      hasMail: config.mail.smtpUrl !== undefined && config.sendsConfirmations,
    };
    return sendPrivatePage(reply, config, requestPage(context, typed));
  }

  app.register(async (scope) => {
    takeUrlencodedForms(scope, { maxBytes: TEXTS_MAX_BYTES });
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    // Otherwise a script could look for links at full speed.
    scope.addHook('onRequest', dependencies.limitNotFound);
    scope.setErrorHandler((error, request, reply) => {
      const refusal = asRefusal(error, request.log);
      if (refusal.status === 404) return sendPrivatePage(reply, config, missingPage);
      return sendRefusal(request, reply.headers(privateHeaders), config, refusal);
    });

    scope.get<Params>(requestPaths.pattern, async (request, reply) => show(reply, await find(request)));

    scope.get(requestPaths.photoPattern, async (request, reply) => {
      const { lead } = await find(request);
      const { number } = request.params as { number: string };
      const photo = /^\d$/.test(number)
        ? await findPhotoContent(database, lead.id, Number(number))
        : undefined;
      if (!photo) throw refusals.notFound();
      return reply.headers({ ...privateHeaders, 'Content-Type': 'image/jpeg' }).send(photo.content);
    });

    scope.post<Params>(
      requestPaths.pattern,
      { onRequest: dependencies.limitPosts },
      async (request, reply) => {
        refuseOtherSites(request, config.siteUrl);
        const found = await find(request);
        return withRequestForm(request, reply, dependencies, async (form) => {
          const { action } = form.values;
          if (action === 'delete') {
            await deleteRecords(database, config, onlyRecord({ kind: 'lead', row: found.lead }), clock());
            return reply.redirect(requestPaths.deleted, 303);
          }
          if (action !== 'add') throw refusals.malformed();
          const refused = await storeAddition(dependencies, found.lead.id, form);
          if (refused) return show(reply, found, refused);
          dependencies.wakeOutbox();
          return reply.redirect(requestPaths.page(found.token), 303);
        });
      },
    );

    scope.get(requestPaths.again, async (_request, reply) => sendPrivatePage(reply, config, againPage()));
    scope.get(requestPaths.sent, async (_request, reply) => sendPrivatePage(reply, config, sentPage));
    scope.get(requestPaths.deleted, async (_request, reply) => sendPrivatePage(reply, config, deletedPage));

    scope.post(requestPaths.again, { onRequest: dependencies.limitPosts }, async (request, reply) => {
      refuseOtherSites(request, config.siteUrl);
      return withRequestForm(request, reply, dependencies, async ({ values }) => {
        const email = address.safeParse(values.email ?? '');
        if (!email.success) {
          const errors = { email: email.error.issues[0]?.message ?? '' };
          return sendPrivatePage(reply, config, againPage({ values, errors, status: 422 }));
        }
        await enqueueLink(database, email.data, clock());
        dependencies.wakeOutbox();
        return reply.redirect(requestPaths.sent, 303);
      });
    });
  });
}
