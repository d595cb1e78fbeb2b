import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { generate } from 'selfsigned';

/** The domain below which the projects of the profile have their addresses. */
export const projectHost = 'supabase.test';

export interface ProjectAddress {
  /** With these, a program reaches the project's address here, and trusts its certificate. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/**
 * Answers at `https://<ref>.supabase.test`, where the CLI expects a project's services: a proxy that leads
 * every connection to one server with a certificate of its own.
 *
 * @param folder Where the certificate is written.
 */
export async function startProjectAddress(
  folder: string,
  handle: (request: Request) => Promise<Response>,
): Promise<ProjectAddress> {
  const name = `*.${projectHost}`;
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  });
  const certificate = path.join(folder, 'certificate.pem');
  writeFileSync(certificate, cert);
  const project = createSecureServer({ key, cert }, getRequestListener(handle));
  const projectPort = await listening(project);

  const tunnels = new Set<Duplex>();
  const proxy = createServer().on('connect', (_request, visitor: Duplex, head: Buffer) => {
    const tunnel = connect(projectPort, '127.0.0.1', () => {
      visitor.write('HTTP/1.1 200 Connection established\r\n\r\n');
      tunnel.write(head);
      tunnel.pipe(visitor).pipe(tunnel);
    });
    for (const [end, other] of [
      [visitor, tunnel],
      [tunnel, visitor],
    ] as const) {
      tunnels.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => tunnels.delete(end));
    }
  });
  const proxyPort = await listening(proxy);
  return {
    env: { HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`, NODE_EXTRA_CA_CERTS: certificate },
    close: async () => {
      for (const end of tunnels) end.destroy();
      await Promise.all([proxy, project].map(closed));
    },
  };
}

async function listening(server: Server | SecureServer): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function closed(server: Server | SecureServer): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
