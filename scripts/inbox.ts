import { runInbox } from '../server/features/inbox/main.ts';

await runInbox();
