import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { edgeRequest } from '../hosting/edge.ts';
import { filePolicy } from '../hosting/headers.ts';

const passedOn = new RegExp(edgeRequest);

/** What the backend is asked; undefined when the edge does not pass the request on. */
export function backendUri(url: string): string | undefined {
  return passedOn.exec(url)?.groups?.service_uri;
}

/** Passes a request on to the backend of this machine, which has a cache of its own. */
export function forwardToBackend(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { backend, path }: { backend: string; path: string },
): void {
  const { method = 'GET', headers } = incoming;
  const target = new URL(backend);
  const onward = request({
    host: target.hostname,
    port: target.port,
    method,
    path,
    headers: {
      ...headers,
      host: target.host,
      'x-edge-visitor': incoming.socket.remoteAddress ?? '',
    },
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
