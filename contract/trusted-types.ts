/** The only policy that the documents' header allows: the browser's code makes it, the server names it. */
export const TRUSTED_TYPES_POLICY = 'site';
