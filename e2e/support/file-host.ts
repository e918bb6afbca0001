import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const mediaTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.xml': 'text/xml',
};

/** The host's own page, which is not part of the site. */
const PAGE_OF_THE_HOST = '<title>Not here</title><h1>The host has no such file</h1>';

/** A static file host. It serves index.html for folders, and 404.html or the host's own page for missing files. */
export async function startFileHost(
  folder: string,
  base: string,
  { serves404 = true } = {},
): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    const file = pathname.startsWith(base) ? join(folder, decodeURI(pathname.slice(base.length))) : '';
    const isFolder = existsSync(file) && statSync(file).isDirectory();
    const page = isFolder ? join(file, 'index.html') : file;
    if (isFolder && !pathname.endsWith('/'))
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    else if (existsSync(page)) send(200, page);
    else if (serves404) send(404, join(folder, '404.html'));
    else response.writeHead(404, { 'Content-Type': 'text/html' }).end(PAGE_OF_THE_HOST);

    function send(status: number, path: string) {
      response.writeHead(status, { 'Content-Type': mediaTypes[extname(path)] ?? 'application/octet-stream' });
      response.end(readFileSync(path));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}
