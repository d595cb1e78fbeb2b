import { portOf, portVariable, type Service, services } from 'shared/ports';
import { root } from '../paths.ts';
import { isFree } from './freePorts.ts';
import { type Ports, type Site, startSite } from './site.ts';

/** `npm start`: the whole site on this machine, until Ctrl-C. */
async function main(): Promise<void> {
  const ports = await portsToUse();
  const starting = new AbortController();
  let site: Site | undefined;
  const stop = async () => {
    if (starting.signal.aborted) return;
    starting.abort();
    if (!site) return;
    await site.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);

  console.log('Starting: the first time takes a minute, later a few seconds.');
  try {
    site = await startSite({
      ports,
      // One folder per port, so that two sites can run at once.
      folder: `${root}.local/sites/${ports.shell}`,
      log: (line) => console.log(`  ${line}`),
      onExit: (service, errorOutput) => {
        console.log(`  ${service} (port ${ports[service]}) stopped; the rest goes on.`);
        if (errorOutput) console.log(errorOutput.replace(/^/gm, '    '));
      },
      signal: starting.signal,
    });
  } catch (error) {
    // Interrupted by the user while starting; everything is stopped.
    if (starting.signal.aborted) process.exit(130);
    throw error;
  }
  console.log(`\nThe site is at ${site.url}  (Ctrl-C stops all of it)`);
}

/**
 * The default ports, or those of the environment.
 *
 * @throws Error in one sentence when one is taken or used twice.
 */
async function portsToUse(): Promise<Ports> {
  const ports = Object.fromEntries(services.map((service) => [service, portOf(service)])) as Ports;
  const owners = new Map<number, Service>();
  for (const service of services) {
    const port = ports[service];
    const other = owners.get(port);
    if (other) throw new Error(`${service} and ${other} cannot both use port ${port}.`);
    owners.set(port, service);
    if (!(await isFree(port))) {
      throw new Error(
        `Port ${port} (${service}) is taken: stop what uses it, or set ${portVariable(service)} to another.`,
      );
    }
  }
  return ports;
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
