import { randomUUID } from 'node:crypto';
import { hiddenFields } from '../../contract/api.ts';
import { PHOTOS_MAX } from '../../contract/forms/photos.ts';
import { encode, estimateFields } from '../../server/testing/forms.ts';
import { phonePhoto } from '../../server/testing/photo-files/photo-files.ts';
import { requestForm } from '../../server/testing/photo-files/photo-requests.ts';

/** Requests with the maximum number of photos, each as a phone without scripts sends it, with an id of its own. */
export async function photoRequests() {
  const photo = await phonePhoto({ width: 4032, height: 3024, orientation: 6, grain: 45 });
  const photos = Array<Buffer>(PHOTOS_MAX).fill(photo);
  const id = randomUUID();
  const { body, contentType } = await encode(
    requestForm(estimateFields({ [hiddenFields.submissionId]: id }), photos),
  );
  const at = body.indexOf(id);
  const [head, tail] = [body.subarray(0, at), body.subarray(at + id.length)];
  const headers = { 'content-type': contentType, 'content-length': String(body.length) };
  // All requests share their chunks except the id: fifty whole bodies would take a gigabyte.
  return () => ({ headers, pieces: [head, Buffer.from(randomUUID()), tail] });
}
