import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

type Listening = { readonly port: number; readonly close: () => Promise<void> };

/** Browsers reuse connections within a minute; Node's default of five seconds would reset some of them. */
const keepAliveTimeoutMs = 65_000;
/** Pending connections; Node's default is 511. */
const backlog = 4096;

/** Binds the port before the application is ready, so that a port in use fails within milliseconds. */
export async function listen(
  handle: (request: Request, clientAddress: string) => Promise<Response>,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  const server = createServer(
    getRequestListener((request, { incoming }) =>
      handle(request, incoming.socket.remoteAddress ?? 'unknown'),
    ),
  );
  server.keepAliveTimeout = keepAliveTimeoutMs;
  // Longer than the keep-alive, or a request at its very end is cut off while its headers arrive.
  server.headersTimeout = keepAliveTimeoutMs + 1000;
  server.listen({ port, host, backlog });
  await once(server, 'listening');
  return { port: boundPort(server), close: () => close(server) };
}

function boundPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
