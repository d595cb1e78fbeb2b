/**
 * Where a developer's own section may come from in a tab that asks for it
 * (`shell/src/federation/overrides.ts`): their computer, and nothing else.
 */
const thisComputer = ['http://localhost:*', 'http://127.0.0.1:*'];

/** The strict policy of the shell's pages; `origins` are those of the remotes and the backend. */
export function contentSecurityPolicy(remotes: readonly string[], backend: string): string {
  const from = (...sources: string[]) => sources.join(' ');
  const code = from("'self'", ...remotes, ...thisComputer);
  const socket = backend.replace(/^http/, 'ws');
  return [
    "default-src 'none'",
    `script-src ${code}`,
    `style-src ${code}`,
    `img-src ${from("'self'", 'data:', backend, ...remotes, ...thisComputer)}`,
    `font-src ${code}`,
    `media-src 'self'`,
    `connect-src ${from("'self'", backend, socket, ...remotes, ...thisComputer)}`,
    `manifest-src 'self'`,
    // A section's worker has the section's origin, and browsers start none from another origin: the
    // section fetches it with its hash and starts it from a blob.
    `worker-src 'self' blob:`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer. */
export const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
};
