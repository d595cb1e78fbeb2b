import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { edgePath, edgeServices } from '../hosting/edge.ts';
import { filePolicy } from '../hosting/headers.ts';

/** Whether the edge passes the request on. */
export function isForBackend(url: string): boolean {
  return edgeServices.some((service) => url.startsWith(`${edgePath}/${service}/`));
}

/** Passes a request below the edge's path on to the backend of this machine, which has a cache of its own. */
export function forwardToBackend(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  backend: string,
): void {
  const { method = 'GET', url = '/', headers } = incoming;
  const target = new URL(backend);
  const onward = request({
    host: target.hostname,
    port: target.port,
    method,
    path: url.slice(edgePath.length),
    headers: { ...headers, host: target.host },
  });
  onward.on('response', (response) => {
    const isPdf = response.headers['content-type']?.startsWith('application/pdf');
    const policy = isPdf ? {} : { 'content-security-policy': filePolicy };
    outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, ...policy });
    response.pipe(outgoing);
  });
  onward.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('The backend is down.');
  });
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
