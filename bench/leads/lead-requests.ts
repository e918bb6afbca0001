import { randomUUID } from 'node:crypto';
import { hiddenFields } from '../../contract/api.ts';
import { encode, estimateFields, formData } from '../../server/testing/forms.ts';

export type LeadRequest = { readonly headers: Record<string, string>; readonly body: Buffer };

/** Each lead has its own id and IP address, because the number of posts per address is limited. */
export async function leadRequests(): Promise<() => LeadRequest> {
  const placeholder = randomUUID();
  const { body, contentType } = await encode(
    formData(estimateFields({ [hiddenFields.submissionId]: placeholder })),
  );
  const [head = '', tail = ''] = body.toString().split(placeholder);
  let sent = 0;
  return () => ({
    headers: { 'content-type': contentType, 'x-forwarded-for': address(sent++) },
    body: Buffer.from(head + randomUUID() + tail),
  });
}

export function address(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}
