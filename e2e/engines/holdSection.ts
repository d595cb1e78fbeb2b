import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { RemoteName } from 'shared/contract';
import { freePorts } from '../../tools/site/freePorts.ts';
import { serve } from '../../tools/site/serve.ts';
import type { ServedSite } from '../../tools/site/serveSite.ts';

/** Lets requests of a section's files wait until they are released. */
export async function holdSection(site: ServedSite, remote: RemoteName) {
  await site.stopServer(remote);
  const [port = 0] = await freePorts(1);
  const { url: backend } = site.backend;
  const behind = await serve({
    folder: `${site.folder}/${remote}`,
    port,
    kind: 'remote',
    backend,
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sockets = new Set<Socket>();
  const front = createServer(async (socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    await released;
    const onward = connect(port, '127.0.0.1');
    onward.on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  front.listen(Number(new URL(site.origins.get(remote) ?? '').port), '127.0.0.1');
  await once(front, 'listening');
  return {
    release,
    end: async () => {
      for (const socket of sockets) socket.destroy();
      front.close();
      behind.closeAllConnections();
      behind.close();
      await once(front, 'close');
      await site.startServer(remote);
    },
  };
}
