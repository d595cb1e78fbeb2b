import type { RemoteName } from 'shared/contract';
import { freePorts } from '../../../tools/site/freePorts.ts';
import { serve } from '../../../tools/site/serve.ts';
import type { ServedSite } from '../../../tools/site/serveSite.ts';
import { startProxy } from '../../proxy.ts';

/** Lets requests of a section's files wait until they are released. */
export async function holdSection(site: ServedSite, remote: RemoteName) {
  await site.stopServer(remote);
  const [port = 0] = await freePorts(1);
  const folder = `${site.folder}/${remote}`;
  const behind = await serve({ folder, port });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const own = Number(new URL(site.origins.get(remote) ?? '').port);
  const front = await startProxy(own, `http://127.0.0.1:${port}`, released);
  return {
    release,
    end: async () => {
      await front.stop();
      behind.closeAllConnections();
      behind.close();
      await site.startServer(remote);
    },
  };
}
