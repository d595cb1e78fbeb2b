import { remoteNames } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { overridePortOf } from 'shared/ports';
import { expect, it } from 'vitest';
import { routePaths } from '../../shell/src/routePaths.ts';
import { bootstrapHashes } from './bootstrapScript.ts';
import { sectionHeadersFile, shellHeadersFile, shellRedirects } from './headersFiles.ts';

it('allows scripts only from the known origins', () => {
  const headers = shellHeadersFile(['https://guides.example'], demonstration);
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
  // Of this computer only the ports from which `pnpm dev:live` serves a section.
  const local = remoteNames.map((remote) => `http://localhost:${overridePortOf(remote)}`);
  // In the HTML only the script that chooses the version of the shell.
  const bootstrap = bootstrapHashes.map((hash) => `'${hash}'`);
  const others = [...local, "'wasm-unsafe-eval'", ...bootstrap];
  expect(scripts).toBe(["'self'", 'https://guides.example', ...others].join(' '));
  expect(policy).not.toMatch(/'unsafe|\*\.|https:;/);
  expect(headers).toMatch(/\/registry\.json\n {2}Cache-Control: no-cache/);
});

it('lets any origin read a section, and caches it as immutable', () => {
  expect(sectionHeadersFile()).toContain('Access-Control-Allow-Origin: *');
  expect(sectionHeadersFile()).toContain('immutable');
});

it('maps every route with a parameter to its page, in both languages', () => {
  const redirects = shellRedirects(routePaths);
  expect(redirects).toContain('/guide/* /guide/_.html 200');
  expect(redirects).toContain('/guide/* lang=en /guide/_.en.html 200!');
  expect(redirects).toContain('/dispense/primo-anno/* /dispense/primo-anno/_.html 200');
  expect(redirects).toContain('/ lang=en /index.en.html 200!');
  for (const line of redirects.trim().split('\n'))
    expect(line).toMatch(/^\/\S* (lang=en )?\/\S+\.html 200!?$/);
});

it('maps a rendered page to its own file before its route’s', () => {
  const redirects = shellRedirects(routePaths, ['/', '/guide', '/guide/tesi']).split('\n');
  const own = redirects.indexOf('/guide/tesi /guide/tesi/index.html 200');
  expect(own).toBeGreaterThan(-1);
  expect(own).toBeLessThan(redirects.indexOf('/guide/* /guide/_.html 200'));
  const english = redirects.indexOf('/guide/:category lang=en /guide/:category/index.en.html 200!');
  expect(english).toBeGreaterThan(-1);
  expect(english).toBeLessThan(own);
  expect(redirects).not.toContain('/guide /guide/index.html 200');
});

it('writes no line for a name with an asterisk, which would be a wildcard', () => {
  const course = '/dispense/primo-anno/Economia*';
  const moved = new Map([[course, '/dispense/primo-anno/Economia%20aziendale']]);
  expect(shellRedirects(routePaths, [course], [], moved)).not.toContain('Economia*');
});
