import type { SiteConfig } from 'shared/config';
import { contentSecurityPolicy, overrideOrigins } from '../../hosting/headers.ts';
import { type Finding, finding } from './finding.ts';

/** After this, a site that does not answer counts as not served yet. */
const timeoutMs = 10_000;

/** From where a section's files are loaded and read. */
const sectionDirectives = ['script-src', 'style-src', 'font-src', 'connect-src', 'img-src'];

/** The sources of each directive. */
type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * Whether visitors' browsers may load a section, by the policy that the site's host sends now.
 *
 * @param base The address below which its files are.
 */
export function allowsSection(site: string, base: string): Promise<Finding> {
  return allows(site, new Map(sectionDirectives.map((directive) => [directive, [base]])));
}

/** Whether that policy is what a version of the shell needs: its script in the HTML, and the origins that it names. */
export function allowsShell(
  site: string,
  config: SiteConfig,
  sections: readonly string[],
): Promise<Finding> {
  // What only developers need does not stop a release.
  const local = overrideOrigins();
  const needed = [...parsePolicy(contentSecurityPolicy(sections, config))].map(
    ([directive, sources]) =>
      [
        directive,
        sources.filter((source) => !local.includes(source) || sections.includes(source)),
      ] as const,
  );
  return allows(site, new Map(needed));
}

async function allows(site: string, needed: Policy): Promise<Finding> {
  const check = 'the policy of the site’s host allows it';
  const text = await fetch(site, { signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ headers }) => headers.get('content-security-policy'),
    () => undefined,
  );
  if (text === undefined) return finding(check, [], 'the site does not answer yet');
  if (text === null) return finding(check, [], 'the site sends none');
  const missing = missingSources(text, needed, new URL(site).origin);
  const cure = 'write the hosting kit again and reload the host: docs/deploy.md';
  return finding(check, missing.length > 0 ? [...missing, cure] : [], 'Content-Security-Policy');
}

/** What the policies of a header lack, one a line: `script-src lacks https://jobs.example`. */
export function missingSources(header: string, needed: Policy, self: string): string[] {
  // A browser enforces each of several policies.
  const missing = header.split(',').flatMap((text) => {
    const policy = parsePolicy(text);
    return [...needed].flatMap(([directive, sources]) => {
      const names = [`${directive}-elem`, directive, 'default-src'];
      const allowed = names.map((name) => policy.get(name)).find(Boolean);
      const refused = sources.filter((source) => allowed && !isAllowed(allowed, source, self));
      return refused.map((source) => `${directive} lacks ${originOf(source)}`);
    });
  });
  return [...new Set(missing)];
}

function originOf(source: string): string {
  return /^https?:\/\//.test(source) ? new URL(source).origin : source;
}

function isAllowed(allowed: readonly string[], source: string, self: string): boolean {
  const isInline = source.startsWith("'sha");
  // Browsers ignore it beside a hash or a nonce.
  const allowsInline =
    allowed.includes("'unsafe-inline'") && !allowed.some((one) => /^'(sha|nonce-)/.test(one));
  if (isInline && allowsInline) return true;
  return allowed.some((one) => covers(one === "'self'" ? self : one, source, self));
}

/** `https://*.example:443/guides/`: scheme, host, port and path, each of which but the host may be missing. */
const hostSource = /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^:/']+)(?::(\d+|\*))?(\/.*)?$/i;

/** Whether a source of a policy allows another, as browsers match them. */
function covers(allowed: string, source: string, self: string): boolean {
  const needed = source === "'self'" ? self : source;
  if (needed === "'none'" || allowed === needed) return true;
  if (!/^(https?|wss?):\/\//.test(needed)) return false;
  const url = new URL(needed);
  if (allowed === '*' || isScheme(allowed, url.protocol)) return true;
  const [, scheme = new URL(self).protocol, host, port, path = '/'] =
    hostSource.exec(allowed) ?? [];
  if (host === undefined || !isScheme(scheme, url.protocol)) return false;
  const name = host.toLowerCase();
  const isHost = name.startsWith('*')
    ? url.hostname.endsWith(name.slice(1))
    : url.hostname === name;
  const isPort = port === '*' || portOf(url) === (port ?? portOf(new URL(`${url.protocol}//host`)));
  const isPath = path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path;
  return isHost && isPort && isPath;
}

/** What a policy allows for a scheme, it also allows for its encrypted one. */
function isScheme(allowed: string, needed: string): boolean {
  return needed === allowed.toLowerCase() || needed === allowed.toLowerCase().replace(/:$/, 's:');
}

function portOf({ port, protocol }: URL): string {
  return port || (/s:$/.test(protocol) ? '443' : '80');
}

/** The first of two directives counts. */
export function parsePolicy(text: string): Policy {
  const parts = text.split(';').map((part): [string, string[]] => {
    const [directive = '', ...sources] = part.trim().split(/\s+/);
    return [directive.toLowerCase(), sources];
  });
  return new Map(parts.reverse());
}
