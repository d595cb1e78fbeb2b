import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';

export interface CountingProxy {
  url: string;
  /** The requests that came, as `GET /path`. */
  requests: string[];
  /** Refuses connections, as a backend that is down. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/** Stands before the backend and counts what it is asked. */
export async function countingProxy(port: number, backend: string): Promise<CountingProxy> {
  const target = new URL(backend);
  const requests: string[] = [];
  let server: Server | undefined;
  const start = async () => {
    server = createServer((incoming, outgoing) => {
      const { method = 'GET', url: path = '/', headers } = incoming;
      requests.push(`${method} ${path}`);
      const onward = request({ port: target.port, host: target.hostname, method, path, headers });
      onward.on('response', (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    start,
    stop: async () => {
      server?.closeAllConnections();
      server?.close();
      await once(server ?? process, 'close');
    },
  };
}
