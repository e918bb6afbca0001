import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';

function respondWith(...response: ConstructorParameters<typeof Response>) {
  const fetch = vi.fn(async () => new Response(...response));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('the default query', () => {
  it('reads the body as JSON, of a call with credentials', async () => {
    const fetch = respondWith('{"files":["a.pdf"]}');
    expect(await fetchJson('/api/resumes/list')).toEqual({ files: ['a.pdf'] });
    expect(fetch).toHaveBeenCalledWith('/api/resumes/list', {
      credentials: 'include',
      signal: expect.any(AbortSignal),
    });
  });

  it('fails with the status, a colon, a space and the body', async () => {
    respondWith('the well is dry', { status: 500, statusText: 'Internal Server Error' });
    await expect(fetchJson('/api/projects')).rejects.toThrow(/^500: the well is dry$/);
  });

  it('names the status text where the body is empty', async () => {
    respondWith('', { status: 503, statusText: 'Service Unavailable' });
    await expect(fetchJson('/api/projects')).rejects.toThrow(/^503: Service Unavailable$/);
  });

  it('takes a 401 for an error', async () => {
    respondWith('who are you?', { status: 401 });
    await expect(fetchJson('/api/resumes/list')).rejects.toThrow(/^401: who are you\?$/);
  });

  it('takes a 401 for an empty result where that is asked for', async () => {
    respondWith('who are you?', { status: 401 });
    expect(await fetchJson('/api/resumes/list', { unauthorizedIsEmpty: true })).toBeNull();
  });
});
