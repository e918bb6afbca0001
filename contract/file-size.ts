const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** '3.4 MB', '812 KB' */
export function fileSize(bytes: number): string {
  if (bytes >= MEGABYTE) return `${inMegabytes(bytes)} MB`;
  return `${Math.ceil(bytes / KILOBYTE)} KB`;
}

/** '2.1 of 3.4 MB': both in the unit of the total. */
export function fileProgress(bytes: number, total: number): string {
  const part = total >= MEGABYTE ? inMegabytes(bytes) : Math.ceil(bytes / KILOBYTE);
  return `${part} of ${fileSize(total)}`;
}

function inMegabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}
