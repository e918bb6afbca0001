/** The names of fields in the editors of the desk that both the server and the editor script know. */
export const editorFields = {
  /** The revision that the form was opened with. */
  revision: 'revision',
  /** Identifies the form of a new record. */
  formKey: 'formKey',
} as const;

/** With these begin the names of fields that there are for each photo; its place follows: a number, before or after. */
export const photoFields = {
  /** The id of the photo that had this place when the form was opened. */
  id: 'photo-',
  description: 'photoAlt-',
  focus: 'focus-',
} as const;

/** Begins the names of fields with the ids, separated by spaces, of pictures that were uploaded for a file field. */
export const KEPT_FIELD_PREFIX = 'kept-';
