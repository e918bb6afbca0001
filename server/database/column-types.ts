/** ISO 8601 in UTC with milliseconds: sorts as text, and both engines hand it back as it was written. */
export type Timestamp = string;

/** SQLite has no booleans. */
export type Flag = 0 | 1;
