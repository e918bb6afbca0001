import { compressMax } from '../../server/http/documents/compressed.ts';
import { ask } from './ask.ts';

/** The size of a document once the server has compressed it well, which it does in the background. */
export async function settledSize(url: string): Promise<number> {
  const { bytes } = await ask(url, { headers: { 'accept-encoding': 'identity' } });
  return (await compressMax(bytes)).br.length;
}
