import { isBlockedPort } from '../contract/blockedPorts.ts';
import type { RemoteName } from '../contract/remotes.ts';
import { sectionPorts } from '../contract/sections.gen.ts';

/** Everything that listens when the site runs on one machine. */
export type Service = 'shell' | 'renderer' | RemoteName | 'backend';

/** The ports that nobody has moved. */
export const defaultPorts: Readonly<Record<Service, number>> = {
  shell: 3000,
  renderer: 3010,
  ...sectionPorts,
  backend: 54321,
};

export const services = Object.keys(defaultPorts) as Service[];

/** The environment variable that moves a service: `PORT_SHELL`, `PORT_EVENTS_MARKETPLACE`, … */
export function portVariable(service: string): string {
  return `PORT_${service.replaceAll('-', '_').toUpperCase()}`;
}

/**
 * The port of a service on this machine.
 *
 * @throws Error when the environment names something that is not a port, or one that browsers block.
 */
export function portOf(service: Service): number {
  return portFromEnvironment(service, defaultPorts[service]);
}

/**
 * The port of a service, which the contract need not know yet.
 *
 * @throws Error when the environment names something that is not a port, or one that browsers block.
 */
export function portFromEnvironment(service: string, usual: number): number {
  const variable = portVariable(service);
  const value = process.env[variable];
  if (value === undefined || value === '') return usual;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable} is "${value}", which is not a port (1 to 65535).`);
  }
  if (isBlockedPort(port)) {
    throw new Error(`${variable} is ${port}, to which browsers refuse to connect: choose another.`);
  }
  return port;
}

/**
 * The port from which one tab of a live site loads a section (`pnpm dev:live`). It is the only one that the
 * Content Security Policy allows, and not that of `npm start`, which may run at the same time.
 */
export function overridePortOf(remote: RemoteName): number {
  return portOf(remote) + 100;
}

/** Where a service answers on this machine. */
export function originOf(service: Service): string {
  return `http://localhost:${portOf(service)}`;
}
