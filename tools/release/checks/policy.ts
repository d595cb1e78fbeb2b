import type { SiteConfig } from 'shared/config';
import { contentSecurityPolicy, overrideOrigins } from '../../hosting/headers.ts';
import { type Finding, finding } from './finding.ts';

/** After this, a site that does not answer counts as not served yet. */
const timeoutMs = 10_000;

/** From where a section's files are loaded and read. */
const sectionDirectives = ['script-src', 'style-src', 'font-src', 'connect-src', 'img-src'];

/** The sources of each directive. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** Whether visitors' browsers may load a section from its origin, by the policy that the site's host sends now. */
export function allowsSection(site: string, origin: string): Promise<Finding> {
  return allows(site, new Map(sectionDirectives.map((directive) => [directive, [origin]])));
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
  const missing = missingSources(parsePolicy(text), needed, new URL(site).origin);
  const cure = 'write the hosting kit again and reload the host: docs/deploy.md';
  return finding(check, missing.length > 0 ? [...missing, cure] : [], 'Content-Security-Policy');
}

/** What a policy lacks, one a line: `script-src lacks https://jobs.example`. */
export function missingSources(policy: Policy, needed: Policy, self: string): string[] {
  return [...needed].flatMap(([directive, sources]) => {
    const allowed = policy.get(directive) ?? policy.get('default-src');
    if (!allowed) return [];
    const missing = sources.filter(
      (source) => !allowed.some((one) => covers(one === "'self'" ? self : one, source, self)),
    );
    return missing.map((source) => `${directive} lacks ${source}`);
  });
}

/** Whether a source of a policy allows another. */
function covers(allowed: string, source: string, self: string): boolean {
  const needed = source === "'self'" ? self : source;
  if (needed === "'none'" || allowed === needed) return true;
  if (!/^(https?|wss?):\/\//.test(needed)) return false;
  if (allowed === '*' || needed.startsWith(`${allowed}//`)) return true;
  const [scheme = '', host] = allowed.split('://*.');
  return host !== undefined && needed.startsWith(`${scheme}://`) && needed.endsWith(`.${host}`);
}

export function parsePolicy(text: string): Policy {
  return new Map(
    text.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(/\s+/);
      return [directive, sources];
    }),
  );
}
