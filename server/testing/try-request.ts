import type { Engine } from './engines.ts';
import { estimateFields, type Fields, formData, post as postForm } from './forms.ts';
import { requestForm } from './photo-files/photo-requests.ts';
import { postAsBrowser } from './post-as-browser.ts';
import { startTestService, type TestService } from './test-service.ts';
import { words } from './try-desk.ts';

/** A submitted request, and its page as seen by the visitor's browser. */
export async function tryRequest(
  engine: Engine,
  options: Parameters<typeof startTestService>[1] & {
    readonly service?: TestService;
    readonly fields?: Fields;
    readonly photos?: readonly Buffer[];
  } = {},
) {
  const service = options.service ?? (await startTestService(engine, options));
  const { app } = service;
  const fields = estimateFields(options.fields);
  const sent = (await postForm(app, requestForm(fields, options.photos ?? []))).json();
  const path: string = sent.page;
  const get = (url = path) => app.inject({ url, headers: { accept: 'text/html' } });
  async function post(typed: Fields, { photos = [] as readonly Buffer[], url = path, headers = {} } = {}) {
    const form = formData(typed);
    for (const [index, photo] of photos.entries())
      form.append('photos', new File([new Uint8Array(photo)], `IMG_${index}.jpg`));
    return postAsBrowser(service, url, form, headers);
  }
  return {
    ...service,
    fields,
    sent,
    path,
    get,
    post,
    /** The visible text of the page. */
    page: async () => words((await get()).body),
  };
}
