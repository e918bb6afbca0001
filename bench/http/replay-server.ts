import { createServer, type OutgoingHttpHeaders } from 'node:http';

/** An answer with its bytes and headers, as it was once given. */
export type ReplayedAnswer = { readonly headers: OutgoingHttpHeaders; readonly bytes: Buffer };

/** A bare Node server that answers from memory, with answers that the parent process sends it. */
process.once('message', (answers: ReadonlyMap<string, ReplayedAnswer>) => {
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '/');
    if (!answer) response.writeHead(404).end();
    else response.writeHead(200, answer.headers).end(answer.bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
