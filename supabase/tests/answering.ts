import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { onTestFinished } from 'vitest';

export type Answer = {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** A server of this test that answers as told; its URL. */
export async function answering(answer: (request: IncomingMessage) => Answer): Promise<string> {
  const server = createServer((request, response) => {
    const { status = 200, type = 'application/json', headers = {}, body = '' } = answer(request);
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  });
  return listening(server);
}

/** The URL of a server, which listens until the test is finished. */
export async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no address.');
  return `http://127.0.0.1:${address.port}`;
}
