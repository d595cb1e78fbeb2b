const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * The local server has demonstration keys and no quotas: other machines must not reach it by accident.
 * @throws when `host` is reachable from elsewhere and nobody said that this is meant.
 */
export function assertLoopback(host: string, allowOthers: boolean): void {
  if (loopbackHosts.has(host) || allowOthers) return;
  throw new Error(
    `The local backend listens on this machine only; ${host} is refused. Set BACKEND_ALLOW_NETWORK=1 to allow it.`,
  );
}
