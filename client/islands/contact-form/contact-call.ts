import { company } from '../../../content/company.ts';
import type { ProjectType } from '../../../content/project-types.ts';
import { type ContactResponse, hiddenFields } from '../../../contract/api.ts';
import {
  type ContactFormName,
  contactMessageSchema,
  contactSubjects,
} from '../../../contract/forms/contact.ts';
import { photoDescriptionNames, photosField } from '../../../contract/forms/photos.ts';
import { chosenFiles } from '../../forms/form-data.ts';
import { addSubmissionFields, textPayload } from '../../forms/form-payload.ts';
import type { PreparedPhotos } from '../../forms/photos/send-photos.ts';
import { FORM_TIMEOUT_MS, type OnUpload, postForm, SendError, uploadForm } from '../../forms/send-form.ts';
import { resolveUrl, withBase } from '../../ui/base-path.ts';
import { withTimeout } from '../../ui/with-timeout.ts';

/** Partial, because an external forwarding service has a response body of its own. */
export type EndpointResponse = Partial<ContactResponse> & { success?: unknown };

export async function sendContactMessage(
  endpoint: string,
  form: ContactFormName,
  input: FormData,
  elapsedMs: number,
  onUpload: OnUpload,
): Promise<EndpointResponse> {
  const url = resolveUrl(endpoint);
  const originals = chosenFiles(input, photosField.name);
  let response: EndpointResponse;
  if (originals.length > 0) {
    const { files, digest } = await preparedPhotos(originals);
    const descriptions = photoDescriptionNames
      .slice(0, files.length)
      .map((name) => [name, String(input.get(name) ?? '')] as const)
      .filter(([, description]) => description.trim() !== '');
    const body = await payload(form, input, elapsedMs, JSON.stringify([digest, descriptions]));
    for (const [name, value] of descriptions) body.set(name, value);
    // Appended last, so that the server has read all text fields before the first file.
    for (const file of files) body.append(photosField.name, file);
    const failure = 'Sending the photos failed';
    response = await uploadForm<EndpointResponse>(url, body, { failure, file: combined(files), onUpload });
  } else response = await postForm<EndpointResponse>(url, await payload(form, input, elapsedMs));
  // Forwarding services report a refusal in the body, with an OK status.
  if (String(response.success) === 'false') throw new SendError('The forwarding service refused the message');
  return response;
}

/** As they were chosen if the code that makes them smaller does not arrive: a deployment removes it from the server. */
function preparedPhotos(originals: readonly File[]): Promise<PreparedPhotos> {
  return withTimeout(FORM_TIMEOUT_MS, () => import('../../forms/photos/send-photos.ts')).then(
    ({ preparePhotos }) => preparePhotos(originals),
    () => ({
      files: originals,
      digest: originals.map(({ name, size, lastModified }) => [name, size, lastModified].join('/')),
    }),
  );
}

/** Several files, displayed as a single upload. */
function combined(files: readonly File[]): Pick<File, 'name' | 'size'> {
  return {
    name: files.length === 1 ? '1 photo' : `${files.length} photos`,
    size: files.reduce((sum, { size }) => sum + size, 0),
  };
}

/** The fields that form-forwarding services expect (docs/behaviours.md). */
async function payload(
  form: ContactFormName,
  input: FormData,
  elapsedMs: number,
  files?: string,
): Promise<FormData> {
  const data = textPayload(input, contactMessageSchema);
  data.set('subject', contactSubjects[form](data.get('projectType') as ProjectType));
  data.set(hiddenFields.recipient, company.email);
  data.set(hiddenFields.replyTo, String(data.get('email')));
  data.set(hiddenFields.next, `${location.origin}${withBase('/')}`);
  await addSubmissionFields(data, input, { form, elapsedMs, files });
  return data;
}
