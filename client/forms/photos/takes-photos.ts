import { apiPaths } from '../../../contract/api.ts';
import { IS_STATIC_SITE, settings } from '../../settings.ts';

/**
 * Photos are for our own server alone. The build does not know yet where the forms will post: where that is another's,
 * the server leaves the field out of the documents.
 */
export const takesPhotos =
  !IS_STATIC_SITE && (import.meta.env.SSR || settings.formEndpoint === apiPaths.contact);
