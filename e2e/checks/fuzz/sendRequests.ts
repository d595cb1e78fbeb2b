import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import pLimit from 'p-limit';

/** A request as it goes over the wire: neither its target nor its headers are normalised. */
export interface OddRequest {
  method: string;
  target: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

interface Answer {
  request: OddRequest;
  /** 0 when no server listens. */
  status: number;
  text: string;
}

/** Sends the requests over a few connections. `fetch` would normalise their URLs. */
export async function sendRequests(port: number, requests: readonly OddRequest[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const limit = pLimit(8);
  try {
    return await Promise.all(requests.map((odd) => limit(send, agent, port, odd)));
  } finally {
    agent.destroy();
  }
}

async function send(agent: Agent, port: number, odd: OddRequest): Promise<Answer> {
  const { method, target, headers } = odd;
  const call = request({ agent, host: '127.0.0.1', port, method, path: target, headers });
  try {
    call.end(odd.body);
    const [response]: IncomingMessage[] = await once(call, 'response');
    if (!response) throw new Error('There is no response.');
    return { request: odd, status: response.statusCode ?? 0, text: await text(response) };
  } catch (error) {
    // Node answers invalid HTTP with 400 and closes the connection, sometimes before the response is read.
    const isClosed = closed.has(Reflect.get(Object(error), 'code'));
    return { request: odd, status: isClosed ? 400 : 0, text: String(error) };
  }
}

const closed = new Set<unknown>(['ECONNRESET', 'EPIPE']);
