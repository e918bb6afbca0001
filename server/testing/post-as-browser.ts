import { encode } from './forms.ts';
import type { TestService } from './test-service.ts';

/** Posts a form of a page as a browser without scripts does. */
export async function postAsBrowser(
  { app, config }: Pick<TestService, 'app' | 'config'>,
  url: string,
  form: FormData | URLSearchParams,
  headers: Record<string, string> = {},
) {
  const { body, contentType } =
    form instanceof FormData
      ? await encode(form)
      : { body: form.toString(), contentType: 'application/x-www-form-urlencoded' };
  return app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: {
      'content-type': contentType,
      accept: 'text/html',
      origin: config.siteUrl.origin,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      ...headers,
    },
  });
}
