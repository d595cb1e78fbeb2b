import type { SiteConfig } from 'shared/config';
import { remoteNames } from 'shared/contract';
import { overridePortOf } from 'shared/ports';
import { bootstrapHashes } from './bootstrapScript.ts';
import { projectBehindEdge } from './edge.ts';

/** The types of files that are sent compressed, besides pages. */
export const compressedTypes = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/atom+xml',
  'application/json',
  'application/manifest+json',
  'application/wasm',
  'application/xml',
  'image/svg+xml',
];

/** Overrides (`shell/src/federation/overrides.ts`) may load a section from the developer's computer. */
export const overrideOrigins = () =>
  remoteNames.map((remote) => `http://localhost:${overridePortOf(remote)}`);

/**
 * The policy of the shell's pages: from where they may load and read anything. A service that the site's
 * configuration names is added here, and nowhere else.
 *
 * @param remotes The origins of the sections.
 */
export function contentSecurityPolicy(remotes: readonly string[], config: SiteConfig): string {
  const { fileOrigins = [], supabase } = config;
  const project = projectBehindEdge(config);
  const { origin: backend } = new URL(project ?? supabase.url);
  const from = (...sources: string[]) => sources.join(' ');
  const localhost = overrideOrigins();
  const code = from("'self'", ...remotes, ...localhost);
  // Previews still fetch the project's public files, which the rows name by its address.
  const data = project
    ? [new URL(supabase.url).origin, backend]
    : [backend, backend.replace(/^http/, 'ws')];
  const [images = backend] = data;
  return [
    "default-src 'none'",
    // Previews decode scans with WebAssembly, which cannot reach the page by itself.
    `script-src ${from(code, "'wasm-unsafe-eval'", ...bootstrapHashes.map((hash) => `'${hash}'`))}`,
    `style-src ${code}`,
    `img-src ${from("'self'", 'data:', images, ...fileOrigins, ...remotes, ...localhost)}`,
    `font-src ${code}`,
    `media-src 'self'`,
    `connect-src ${from("'self'", ...data, ...fileOrigins, ...remotes, ...localhost)}`,
    `manifest-src 'self'`,
    // Browsers start no worker from another origin, so a section fetches its worker and starts it from a blob.
    `worker-src 'self' blob:`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy of what the edge answers: on the site's origin, a file that a script could hide in must not
 * run it. PDFs are exempt: browsers show none in a sandbox, and run no script of theirs on the site's origin.
 */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

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
