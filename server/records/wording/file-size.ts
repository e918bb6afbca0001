const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** '312 KB', '1.4 MB' */
export function sizeOf(bytes: number): string {
  return bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
    : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
