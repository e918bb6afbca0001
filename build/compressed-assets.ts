import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressMax, isCompressible } from '../server/http/documents/compressed.ts';
import { mediaTypeOf } from '../server/http/documents/media-types.ts';

/** Writes .br and .gz beside each file that compression makes smaller. */
export async function compressAssets(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder, exclude: ['.vite/**'] })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile() && isCompressible(mediaTypeOf(file)));
  await Promise.all(
    files.map(async (file) => {
      const { br, gzip } = await compressMax(readFileSync(file));
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gzip);
    }),
  );
}
