import { createServer, type OutgoingHttpHeaders } from 'node:http';

/** The bytes and headers of a recorded response. */
export type ReplayedAnswer = { readonly headers: OutgoingHttpHeaders; readonly bytes: Buffer };

/** A bare Node server that serves responses from memory, which the parent process sends to it. */
process.once('message', (answers: ReadonlyMap<string, ReplayedAnswer>) => {
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '/');
    if (!answer) response.writeHead(404).end();
    else response.writeHead(200, answer.headers).end(answer.bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
