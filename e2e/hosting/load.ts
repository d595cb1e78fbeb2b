import { once } from 'node:events';
import { connect } from 'node:net';

interface Load {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** What one visitor asks. */
  requests: readonly { method: string; path: string }[];
  seconds: number;
}

const connections = 32;

/**
 * Visitors one after the other on many connections, each asking everything at once (pipelined), so that one
 * process can ask more than it could parse.
 *
 * @returns How many requests were answered with 200, and with something else.
 */
export async function load({ url, headers, requests, seconds }: Load) {
  const { hostname, port, pathname } = new URL(url);
  const lines = Object.entries({ host: hostname, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const visit = requests
    .map(({ method, path }) => {
      const length = method === 'POST' ? ['content-length: 0'] : [];
      return [`${method} ${pathname}${path} HTTP/1.1`, ...lines, ...length, '', ''].join('\r\n');
    })
    .join('');
  const until = Date.now() + seconds * 1000;
  let answered = 0;
  let failed = 0;

  const connection = async () => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    let rest = '';
    let pending = 0;
    const ask = () => {
      pending = requests.length;
      socket.write(visit);
    };
    socket.on('data', (chunk: Buffer) => {
      const text = rest + chunk.toString('latin1');
      const statuses = text.match(/HTTP\/1\.1 \d{3} /g) ?? [];
      // A status line may be cut in two.
      rest = text.slice(Math.max(text.lastIndexOf('HTTP/1.1 ') + 13, text.length - 12));
      for (const status of statuses) {
        if (status.includes(' 200 ')) answered += 1;
        else failed += 1;
      }
      pending -= statuses.length;
      if (pending > 0) return;
      if (Date.now() < until) ask();
      else socket.end();
    });
    // nginx closes a connection after a thousand requests, and may reset one that has asked more.
    socket.on('error', () => {});
    ask();
    await new Promise((resolve) => socket.once('close', resolve));
  };
  const visitors = async () => {
    while (Date.now() < until) await connection();
  };
  await Promise.all(Array.from({ length: connections }, visitors));
  return { answered, failed };
}
