import { expect, it } from 'vitest';
import { compressInBackground } from './background-compression.ts';
import { Resource } from './resource.ts';

function resourceOf(load: () => Buffer): Resource {
  return new Resource({ mediaType: 'text/html', load: () => ({ body: load(), headers: {} }) });
}

function sentBytes(resource: Resource): Buffer | undefined {
  return resource.responseTo({ 'accept-encoding': 'br' }).body;
}

it('compresses the others where one file cannot be read, and ends', async () => {
  const words = Buffer.from(Array.from({ length: 2000 }, (_, index) => `word ${index * 7919}`).join());
  const unreadable = resourceOf(() => {
    throw new Error('EMFILE');
  });
  const sound = resourceOf(() => words);
  const fast = sentBytes(sound)?.length ?? 0;
  await compressInBackground([unreadable, sound]);
  expect(sentBytes(sound)?.length).toBeLessThan(fast);
});
