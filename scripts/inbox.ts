import { runInbox } from '../server/inbox/main.ts';

await runInbox();
