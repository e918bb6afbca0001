import type { Command } from './command.ts';
import { answered } from './commands/answered.ts';
import { applications } from './commands/applications.ts';
import { backup } from './commands/backup.ts';
import { deletion } from './commands/delete.ts';
import { exporting } from './commands/export.ts';
import { leads } from './commands/leads.ts';
import { moveTo } from './commands/move-to.ts';
import { notSpam } from './commands/not-spam.ts';
import { outbox } from './commands/outbox.ts';
import { overview } from './commands/overview.ts';
import { photos } from './commands/photos.ts';
import { restore } from './commands/restore.ts';
import { resume } from './commands/resume.ts';
import { retry } from './commands/retry.ts';
import { show } from './commands/show.ts';
import { spam } from './commands/spam.ts';
import { subscribers } from './commands/subscribers.ts';

/** In the order in which help lists them. */
export const commands: readonly Command[] = [
  overview,
  leads,
  applications,
  subscribers,
  spam,
  outbox,
  show,
  answered,
  notSpam,
  photos,
  resume,
  retry,
  deletion,
  exporting,
  backup,
  restore,
  moveTo,
];
