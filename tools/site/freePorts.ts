import { randomInt } from 'node:crypto';
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

/** Below the ports that systems choose for connections and for `listen(0)`, on Linux, macOS and Windows. */
const chosenPorts = { first: 12_000, last: 32_000 };

/**
 * Different ports that are free now. They are not reserved, but no other program gets one of them by chance while
 * it is not in use.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  // Programs that choose at the same time start at different places.
  let port = randomInt(chosenPorts.first, chosenPorts.last);
  while (ports.length < count) {
    port = port < chosenPorts.last ? port + 1 : chosenPorts.first;
    if (await isFree(port)) ports.push(port);
  }
  return ports;
}
