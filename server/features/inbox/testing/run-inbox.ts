import { readConfig } from '../../../config.ts';
import { systemClock } from '../../../time/clock.ts';
import { inbox } from '../inbox.ts';
import { output } from './try-inbox.ts';

export type Settings = Readonly<Record<string, string | undefined>>;

/** Runs a command without a server, on the database that the settings name. */
export async function runInbox(args: string, settings: Settings) {
  const [out, errors] = [output(), output()];
  const exitCode = await inbox(args.split(' ').filter(Boolean), {
    readConfig: () => readConfig(settings),
    clock: systemClock,
    out,
    errors,
    ask: undefined,
  });
  return { exitCode, out: out.text(), errors: errors.text() };
}
