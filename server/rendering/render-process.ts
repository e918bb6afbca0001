import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Site } from '../../contract/site.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import { mapInSlices } from '../process/in-slices.ts';
import { startTask } from '../process/task-process.ts';

/** Describes the build to the rendering program; the build writes it last. */
export const BUILD_FILE = 'build.json';

/** What the process should render. */
export type RenderOrder = {
  /** The folder of the build to render with. */
  readonly dist: string;
  /** The folder of the sets: see document-set.ts. */
  readonly folder: string;
  readonly key: string;
  readonly settings: SiteSettings;
  readonly site: Site;
  /** Whether to compress the documents after rendering them. */
  readonly compress: boolean;
};

/** Renders a single document instead and sends it back: for the operator only, without scripts. */
export type PreviewOrder = Pick<RenderOrder, 'dist' | 'settings' | 'site'> & {
  readonly route: string;
  /** Shown above the page. */
  readonly banner: { readonly html: string; readonly css: string };
};

/** Sent as a message. The site, which may be megabytes, is sent as JSON on the standard input. */
export type RenderMessage = Omit<RenderOrder, 'site'> | Omit<PreviewOrder, 'site'>;

export type Rendering = {
  /** Resolves when the set is complete; rejects if it cannot be rendered. */
  readonly rendered: Promise<unknown>;
  /** Resolves when the process has ended, whether or not everything was compressed. */
  readonly ended: Promise<void>;
  stop(): void;
};

/** A hash of everything that the set depends on. */
export async function documentSetKey(dist: string, settings: SiteSettings, site: Site): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(dist, BUILD_FILE)));
  hash.update(JSON.stringify(settings));
  await mapInSlices(jsonPieces(site), (piece) => hash.update(piece));
  return hash.digest('hex').slice(0, 16);
}

/** Renders in a child process with the program from the build: see build/render/main.ts. */
export function startRendering(order: RenderOrder, { isInBackground = false } = {}): Rendering {
  const { process, response, ended } = startRenderer(order, isInBackground);
  return { rendered: response, ended, stop: () => void process.kill() };
}

export async function renderPreview(order: PreviewOrder): Promise<string> {
  return String(await startRenderer(order, true).response);
}

function startRenderer({ site, ...message }: RenderOrder | PreviewOrder, isInBackground: boolean) {
  const task = startTask(join(message.dist, 'render/main.js'), {
    message: message satisfies RenderMessage,
    failure: 'The documents could not be rendered',
    isInBackground,
    hasInput: true,
  });
  const input = task.process.stdin;
  if (input) pipeline(Readable.from(jsonPieces(site)), input).catch(() => {});
  return task;
}

/** Serialises the entries of lists one by one: all projects at once would block the event loop. */
function* jsonPieces(site: Site): Generator<string> {
  let separator = '{';
  for (const [name, value] of Object.entries(site)) {
    yield `${separator}${JSON.stringify(name)}:`;
    separator = ',';
    if (!Array.isArray(value)) yield JSON.stringify(value ?? null);
    else {
      yield '[';
      for (const [index, entry] of value.entries()) yield (index > 0 ? ',' : '') + JSON.stringify(entry);
      yield ']';
    }
  }
  yield '}';
}
