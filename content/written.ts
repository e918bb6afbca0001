/** `npm run new` leaves this word wherever a text belongs. What has it is left out of the site until it is written. */
const TO_BE_WRITTEN = /\bTODO\b/;

/** Whether an entry is ready to be shown: none of its texts, and none of its pictures' alternative texts, is missing. */
export function isWritten(entry: unknown): boolean {
  return !TO_BE_WRITTEN.test(JSON.stringify(entry));
}
