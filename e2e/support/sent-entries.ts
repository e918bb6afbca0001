import type { Request } from '@playwright/test';

/** The names and values of a multipart form in the order they were sent. The value of a file is its name. */
export async function sentEntries(request: Request): Promise<[string, string][]> {
  const body = request.postDataBuffer();
  if (!body) throw new Error(`${request.method()} ${request.url()} carried no form`);
  const headers = { 'Content-Type': (await request.headerValue('Content-Type')) ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}
