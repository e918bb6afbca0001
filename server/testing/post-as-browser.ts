import { encode } from './forms.ts';
import type { TestService } from './test-service.ts';

/** Headers that a browser sends with a form when there is no JavaScript. */
export const NAVIGATION = {
  accept: 'text/html',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
};

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
      ...NAVIGATION,
      origin: config.siteUrl.origin,
      ...headers,
    },
  });
}
