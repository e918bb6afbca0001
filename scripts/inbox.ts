import { markAnswered } from '../server/contact-messages/contact-message-store.ts';
import { runInbox } from '../server/inbox/main.ts';

await runInbox({ markAnswered });
