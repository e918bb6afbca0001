/** ISO 8601 in UTC with milliseconds: it sorts as text, and both engines return exactly what was written. */
export type Timestamp = string;

/** A boolean column: SQLite has no boolean type. */
export type Flag = 0 | 1;
