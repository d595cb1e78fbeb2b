import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { routePaths } from '../../shell/src/routePaths.ts';
import { configFor } from '../site/site.ts';
import { projectBehindEdge } from './edge.ts';
import { contentSecurityPolicy } from './headers.ts';
import { edgeRedirects, edgeRedirectsIn, shellRedirects } from './headersFiles.ts';

const backend = { url: 'https://project.example', publishableKey: 'key' };
const site = 'https://site.example';
const direct = configFor(backend, site);
const withEdge = configFor(backend, site, { hasEdge: true });

const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(directive))
    ?.split(' ') ?? [];

describe('an installation without an edge', () => {
  it('reads from its project, as the configuration says', () => {
    expect(direct.supabase.url).toBe(backend.url);
    expect(projectBehindEdge(direct)).toBeUndefined();
    expect(projectBehindEdge({ ...demonstration })).toBeUndefined();
  });

  it('allows the project', () => {
    const policy = contentSecurityPolicy([], direct);
    expect(sourcesOf(policy, 'img-src')).toContain(backend.url);
    expect(sourcesOf(policy, 'connect-src')).toEqual(
      expect.arrayContaining([backend.url, 'wss://project.example']),
    );
  });
});

describe('an installation with an edge', () => {
  it('reads from its own address', () => {
    expect(withEdge.supabase.url).toBe('https://site.example/api');
    expect(projectBehindEdge(withEdge)).toBe(backend.url);
  });

  it('refuses another address than the one that the hosts serve', () => {
    const supabase = { ...withEdge.supabase, url: 'https://site.example/backend' };
    expect(() => projectBehindEdge({ ...withEdge, supabase })).toThrow('https://site.example/api');
  });

  it('shows pictures of its own origin only', () => {
    const policy = contentSecurityPolicy([], withEdge);
    expect(sourcesOf(policy, 'img-src')).not.toContain(backend.url);
    // Previews of public files, which the rows name by the project's address.
    expect(sourcesOf(policy, 'connect-src')).toContain(backend.url);
    expect(policy).not.toContain('wss:');
  });

  it('has Netlify answer for the project before any page, also after pages were rendered', () => {
    const redirects = shellRedirects(routePaths, [], edgeRedirects(backend.url));
    expect(redirects.split('\n')[0]).toBe(
      '/api/rest/v1/* https://project.example/rest/v1/:splat 200',
    );
    const again = shellRedirects(routePaths, ['/guide/tesi'], edgeRedirectsIn(redirects));
    expect(edgeRedirectsIn(again)).toEqual(edgeRedirects(backend.url));
  });
});

it('allows the buckets that hold files, for pictures and previews', () => {
  const config = { ...withEdge, fileOrigins: ['https://files.example'] };
  const policy = contentSecurityPolicy([], config);
  for (const directive of ['img-src', 'connect-src']) {
    expect(sourcesOf(policy, directive)).toContain('https://files.example');
  }
  expect(sourcesOf(policy, 'script-src')).not.toContain('https://files.example');
});
