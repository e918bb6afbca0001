/** For visitors' files: whatever they contain, they cannot run scripts in this origin, and no cache stores them. */
export const sandboxHeaders = {
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
} as const;

/** Makes the browser save the file instead of showing it; sandboxed in case it shows it nevertheless. */
export function downloadHeaders({ fileName, mediaType }: { fileName: string; mediaType: string }) {
  return {
    'Content-Type': mediaType,
    'Content-Disposition': `attachment; filename="${fileName}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    ...sandboxHeaders,
  };
}
