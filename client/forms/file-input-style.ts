/** The browser's own file input, with a button of ours. */
export const FILE_INPUT =
  'w-full min-w-0 flex-1 cursor-pointer text-small outline-0 file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-edge file:border file:border-line-firm file:bg-paper file:px-4 file:font-text file:text-small file:font-strong file:text-field-ink hover:file:border-field-ink';
