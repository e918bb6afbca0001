import type { Command } from './command.ts';
import { answered, notSpam, retry } from './commands/actions.ts';
import { deletion } from './commands/delete.ts';
import { exporting, photos, resume } from './commands/files.ts';
import { lists } from './commands/lists.ts';
import { overview } from './commands/overview.ts';
import { show } from './commands/show.ts';
import { backup } from './store/backup.ts';
import { moveTo } from './store/move-to.ts';
import { restore } from './store/restore.ts';

const actions = [answered, notSpam, photos, resume, retry, deletion, exporting];

/** In the order in which help lists them. */
export const commands: readonly Command[] = [overview, ...lists, show, ...actions, backup, restore, moveTo];
