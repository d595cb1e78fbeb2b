import fc from 'fast-check';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { routePaths } from '../../shell/src/routePaths.ts';
import { configFor } from '../site/site.ts';
import { edgeRequest, projectBehindEdge } from './edge.ts';
import { contentSecurityPolicy } from './headers.ts';
import { edgeRedirects, edgeRedirectsIn, shellRedirects } from './headersFiles.ts';
import { oddTargets } from './oddTargets.ts';

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

describe('what the edge passes on', () => {
  const passedOn = (target: string) => new RegExp(edgeRequest).exec(target)?.groups?.service_uri;

  it.each([
    '/rest/v1/guides?select=title&title=imatch.a%2F..%2Fb',
    '/rest/v1/CLMG_destinations_exchange?select=*',
    '/rest/v1/course%20multipliers%20estimation?select=*',
    '/rest/v1/rpc/search_handout_texts?term=a',
    '/rest/v1/',
    '/functions/v1/feed?path=/dispense/primo-anno',
    '/auth/v1/token?grant_type=refresh_token',
    '/storage/v1/object/sign/handouts/First%20Year/Diritto%20dell%27impresa%20(a.k.a.%20%C3%A8);%202..pdf',
    "/storage/v1/object/public/photos/..hidden/d'angelo,+@=&!$*.svg?width=20",
    '/storage/v1/object/list/handouts',
  ])('has %s', (uri) => {
    expect(passedOn(`/api${uri}`)).toBe(uri);
  });

  it.each([...oddTargets, '/api', '/api/health', '/api/pg/v1/x', '/apirest/v1/guides'])(
    'does not have %s',
    (target) => {
      expect(passedOn(target)).toBeUndefined();
    },
  );

  it('is the same path for every server, however often it is decoded', () => {
    const odd = [
      '..',
      '.',
      '%2e',
      '%2E',
      '%252e',
      '/',
      '//',
      '%2f',
      '%5c',
      '\\',
      ';',
      '%3b',
      '%20',
      '%00',
    ];
    const usual = ['api', 'rest', 'v1', 'functions', 'storage', 'object', 'a.pdf', '/', '/', '/'];
    const target = fc
      .tuple(
        fc.constantFrom('/api/', '/api/rest/v1/', '/api/storage/v1/', '/api/storage/v1/object/'),
        fc.array(fc.constantFrom(...odd, ...usual), { maxLength: 8 }),
      )
      .map(([start, rest]) => start + rest.join(''));
    fc.assert(
      fc.property(target, (text) => {
        const path = passedOn(text);
        if (path === undefined) return;
        expect(new URL(`http://project.invalid${path}`).pathname).toBe(path);
        const decoded = decodeURIComponent(path);
        expect(decodeURIComponent(decoded)).toBe(decoded);
        expect(decoded).not.toMatch(/[\\\0]|\/\/|\/\.{1,2}(?:[/;]|$)/);
      }),
      { numRuns: 20_000 },
    );
  });
});
