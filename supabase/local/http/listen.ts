import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

export type Listening = { readonly port: number; readonly close: () => Promise<void> };

/** In milliseconds. A browser comes back to a connection within a minute; Node would close it after five seconds. */
const keptFor = 65_000;
/** Connections that the system holds until they are accepted; Node asks for half a thousand. */
const mostWaiting = 4096;

/** Binds the address first and prepares later: a taken port is known in milliseconds. */
export async function listen(
  answer: (request: Request, visitor: string) => Promise<Response>,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  const server = createServer(
    getRequestListener((request, { incoming }) =>
      answer(request, incoming.socket.remoteAddress ?? 'unknown'),
    ),
  );
  server.keepAliveTimeout = keptFor;
  // Longer than that, or a request that comes at its very end is cut off while its headers are read.
  server.headersTimeout = keptFor + 1000;
  server.listen({ port, host, backlog: mostWaiting });
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
