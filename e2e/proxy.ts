import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';

export interface CountingProxy {
  url: string;
  /** The requests that came, as `GET /path`. */
  requests: string[];
  /** Called with the headers of each request. */
  onRequest?: ((headers: IncomingHttpHeaders) => void) | undefined;
  /** Refuses connections, as a server that is down. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/**
 * Passes requests on to a server, counts them, and can be stopped.
 *
 * @param port Where it listens on this machine.
 * @param until What each request waits for before it is passed on.
 */
export async function startProxy(
  port: number,
  target: string | URL,
  until?: Promise<void>,
): Promise<CountingProxy> {
  const { hostname: host, port: targetPort } = new URL(target);
  const requests: string[] = [];
  const proxy: CountingProxy = { url: `http://127.0.0.1:${port}`, requests, start, stop };
  let server: Server | undefined;
  async function start(): Promise<void> {
    server = createServer(async (incoming, outgoing) => {
      const { method = 'GET', url: path = '/', headers } = incoming;
      requests.push(`${method} ${path}`);
      proxy.onRequest?.(headers);
      await until;
      const onward = request({ port: targetPort, host, method, path, headers });
      onward.on('response', (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
  async function stop(): Promise<void> {
    if (!server?.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
  await start();
  return proxy;
}
