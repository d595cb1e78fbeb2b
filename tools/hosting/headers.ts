import { remoteNames } from 'shared/contract';
import { overridePortOf } from 'shared/ports';

/** Overrides (`shell/src/federation/overrides.ts`) may load a section from the developer's computer. */
const overrideOrigins = () =>
  remoteNames.map((remote) => `http://localhost:${overridePortOf(remote)}`);

/** The policy of the shell's pages, for the origins of the remotes and the backend. */
export function contentSecurityPolicy(remotes: readonly string[], backend: string): string {
  const from = (...sources: string[]) => sources.join(' ');
  const localhost = overrideOrigins();
  const code = from("'self'", ...remotes, ...localhost);
  const socket = backend.replace(/^http/, 'ws');
  return [
    "default-src 'none'",
    `script-src ${code}`,
    `style-src ${code}`,
    `img-src ${from("'self'", 'data:', backend, ...remotes, ...localhost)}`,
    `font-src ${code}`,
    `media-src 'self'`,
    `connect-src ${from("'self'", backend, socket, ...remotes, ...localhost)}`,
    `manifest-src 'self'`,
    // Browsers start no worker from another origin, so a section fetches its worker and starts it from a blob.
    `worker-src 'self' blob:`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Files whose URL contains a version or a hash never change. */
export const immutable = 'public, max-age=31536000, immutable';

/** Headers of every response over TLS. Other subdomains are not included: they may have no certificate. */
export const httpsHeaders = {
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Headers of every response. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
};

/** Headers of a section's files: any shell may load them, and `/versioni` shows how long that took. */
export const sectionHeaders = {
  ...commonHeaders,
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
};
