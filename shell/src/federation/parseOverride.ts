import { type RemoteName, remoteNames } from 'shared/contract';

/** Only this computer may replace a published section; the pages' Content Security Policy agrees. */
const loopback = /^http:\/\/localhost:(\d{1,5})\/[\w./-]+\.js$/;
const highestPort = 65_535;

/**
 * Parses `guides@http://localhost:3102/remoteEntry.js`.
 *
 * @returns undefined when it names no section, or no URL of this computer.
 */
export function parseOverride(text: string): [RemoteName, string] | undefined {
  const [name, url = ''] = text.split('@', 2);
  const remote = remoteNames.find((known) => known === name);
  const port = loopback.exec(url)?.[1];
  if (remote === undefined || port === undefined) return undefined;
  return Number(port) > 0 && Number(port) <= highestPort ? [remote, url] : undefined;
}
