/** For files of visitors: whatever they are, they run nothing in this origin, and no cache keeps them. */
export const sandboxHeaders = {
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
} as const;

/** Saved as a file, never shown as a page of this origin; sandboxed in case a browser shows it all the same. */
export function downloadHeaders({ fileName, mediaType }: { fileName: string; mediaType: string }) {
  return {
    'Content-Type': mediaType,
    'Content-Disposition': `attachment; filename="${fileName}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    ...sandboxHeaders,
  };
}
