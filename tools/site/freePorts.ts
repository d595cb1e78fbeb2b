import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOf, portVariable, type Service } from 'shared/ports';

/**
 * Whether a port is free on IPv4 and IPv6. Browsers resolve `localhost` to `::1` first, where another
 * program could listen.
 */
export async function isFree(port: number): Promise<boolean> {
  const free = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)));
  return free.every(Boolean);
}

async function canListen(port: number, host: string): Promise<boolean> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    // Without IPv6, no program can listen there.
    return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(Reflect.get(Object(error), 'code'));
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/** @throws Error that names the first service whose port is taken, or that of another service too. */
export async function requireFreePorts(services: readonly Service[]): Promise<void> {
  for (const [index, service] of services.entries()) {
    const port = portOf(service);
    const other = services.slice(0, index).find((one) => portOf(one) === port);
    if (other) throw new Error(`${service} and ${other} cannot both use port ${port}.`);
    if (await isFree(port)) continue;
    throw new Error(
      `Port ${port} (${service}) is taken: stop what uses it, or set ${portVariable(service)} to another.`,
    );
  }
}

/** Different ports that are free now; they are not reserved. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  return Promise.all(
    probes.map(async (probe) => {
      const address = probe.address();
      probe.close();
      await once(probe, 'close');
      return typeof address === 'object' && address ? address.port : 0;
    }),
  );
}
