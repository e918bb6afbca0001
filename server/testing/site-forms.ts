import { company } from '../../content/company.ts';
import { services } from '../../content/services/catalogue.ts';
import { phonePhoto } from './photo-files/photo-files.ts';
import { postAsBrowser } from './post-as-browser.ts';
import type { TestService } from './test-service.ts';
import { AUTHORIZATION } from './try-desk.ts';

type FormFile = { readonly field: string; readonly content: Buffer; readonly name?: string };

/** Posts a desk form with files, like the owner's browser. */
export async function postSiteForm(
  service: Pick<TestService, 'app' | 'config'>,
  url: string,
  fields: Readonly<Record<string, string>>,
  files: readonly FormFile[] = [],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { field, content, name = 'photo.jpg' } of files)
    form.append(field, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name);
  return postAsBrowser(service, url, form, { authorization: AUTHORIZATION });
}

/** All fields that a project needs, except its photograph. */
export function projectFields(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    title: 'A kitchen with height',
    service: services[0].slug,
    city: company.cities[0] ?? '',
    completed: '2026-09',
    description: 'The soffit hid a dead duct.',
    permission: 'yes',
    'photoAlt-1': 'Cabinets up to the ceiling.',
    ...changes,
  };
}

/** Wide enough to be shown, and as low as possible, since its sizes are encoded for every project of a test. */
export function widePhoto(): Promise<Buffer> {
  return phonePhoto({ width: 1300, height: 200 });
}
